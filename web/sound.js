// Makes the sounds of the game, all synthesised: a click of wood for a move,
// two for a capture, a chord for the end; and makes them felt on devices that can.
// Silent and still before the first gesture.
"use strict";
(() => {
  let audio;
  const wake = () => {
    audio ??= window.AudioContext && new AudioContext();
    if (audio?.state === "suspended") audio.resume();
  };
  for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, wake, { capture: true, passive: true });

  const sounds = {
    move: () => click(0, 150, .5),
    capture: () => { click(0, 165, .6); click(.07, 110, .5); },
    refused: () => click(0, 70, .35),
    won: () => chord([523, 659, 784]),
    drawn: () => chord([440, 554]),
    lost: () => chord([330, 392]),
  };

  window.tabuleiroSound = (name) => {
    if (audio?.state === "running") sounds[name]?.();
  };

  const shakes = { move: 12, held: 6, capture: [14, 50, 14], refused: [30, 40, 30], won: [20, 60, 20, 60, 60], drawn: 60, lost: 90 };

  window.tabuleiroVibrate = (name) => {
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(shakes[name]);
  };

  // click is a short burst of noise over a body that falls in pitch.
  function click(delay, pitch, loudness) {
    const start = audio.currentTime + delay;
    const noise = audio.createBufferSource();
    noise.buffer = burst();
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = 1800;
    noise.connect(filter).connect(envelope(start, loudness * .7, .03));
    noise.start(start);
    tone("sine", pitch, start, loudness, .09).frequency.exponentialRampToValueAtTime(pitch * .6, start + .09);
  }

  function chord(pitches) {
    pitches.forEach((pitch, i) => tone("triangle", pitch, audio.currentTime + .12 * i, .16, .9));
  }

  function tone(type, pitch, start, loudness, length) {
    const oscillator = audio.createOscillator();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(pitch, start);
    oscillator.connect(envelope(start, loudness, length));
    oscillator.start(start);
    oscillator.stop(start + length);
    return oscillator;
  }

  // envelope rises at once and fades out.
  function envelope(start, loudness, length) {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + .004);
    gain.gain.exponentialRampToValueAtTime(.001, start + length);
    gain.connect(audio.destination);
    return gain;
  }

  function burst() {
    const buffer = audio.createBuffer(1, audio.sampleRate * .04, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
    return buffer;
  }
})();
