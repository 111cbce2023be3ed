/** "Your move": a sound, the title of the page and a browser notification, each if wanted. */

import { account } from "./me.svelte";
import { t } from "./texts.svelte";

let audio: AudioContext | null = null;

function tone(frequency: number, start: number): void {
  if (!audio) return;
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0.08, audio.currentTime + start);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.25);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(audio.currentTime + start);
  oscillator.stop(audio.currentTime + start + 0.26);
}

export function chime(): void {
  audio ??= new AudioContext();
  tone(660, 0);
  tone(880, 0.09);
}

export function ring(): void {
  if (account.settings.sound) chime();
  if (!document.hidden) return;
  document.title = `● ${t("web-your-move")}`;
  if (account.settings.notices && "Notification" in window && Notification.permission === "granted")
    new Notification(t("web-your-move"), { body: "Raumhafen", icon: "/icon.svg", tag: "move" });
}

export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
