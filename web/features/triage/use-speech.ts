import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

const storageKey = "keneya-read-aloud";

function subscribe(tell: () => void): () => void {
  if (!("speechSynthesis" in globalThis)) return () => {};
  speechSynthesis.addEventListener?.("voiceschanged", tell);
  return () => speechSynthesis.removeEventListener?.("voiceschanged", tell);
}

function frenchVoice(): SpeechSynthesisVoice | null {
  if (!("speechSynthesis" in globalThis)) return null;
  return speechSynthesis.getVoices().find(({ lang }) => /^fr\b/i.test(lang)) ?? null;
}

/**
 * Reads aloud in French where the browser has a voice for it, line by line: some voices break off in the middle of a long text. Off until
 * switched on, then remembered on this device.
 */
export function useSpeech(text: string | null) {
  const voice = useSyncExternalStore(subscribe, frenchVoice, () => null);
  const [on, setOn] = useState(wasOn);
  const speak = useCallback(
    (said: string) => {
      if (!voice) return;
      speechSynthesis.cancel();
      for (const line of said.split("\n")) {
        const speech = new SpeechSynthesisUtterance(line);
        speech.voice = voice;
        speech.lang = voice.lang;
        speech.rate = 0.95;
        speechSynthesis.speak(speech);
      }
    },
    [voice],
  );
  useEffect(() => {
    if (!on || !voice || !text) return;
    speak(text);
    return () => speechSynthesis.cancel();
  }, [on, voice, text, speak]);
  return {
    /** Null where no French voice is: then nothing is offered. */
    on: voice ? on : null,
    toggle: () => {
      keep(!on);
      setOn(!on);
    },
  };
}

export type Speech = ReturnType<typeof useSpeech>;

function wasOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === "on";
  } catch {
    return false;
  }
}

function keep(on: boolean): void {
  try {
    if (on) localStorage.setItem(storageKey, "on");
    else localStorage.removeItem(storageKey);
  } catch {
    // It stays as long as the page.
  }
}
