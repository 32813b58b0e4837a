import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const tetanus: Presentation = {
  id: "tetanus",
  label: "Mâchoire bloquée, spasmes",
  opens: { locked_jaw: 5 },
  specialties: ["Médecine Générale"],
  questions: [anyOf("tetanus_danger", ["wound", "hard_breathing", "fever"])],
  rules: [
    {
      id: "tetanus-signs",
      level: "emergency",
      when: "locked_jaw",
      reason:
        "Une mâchoire bloquée ou un corps raide avec des spasmes fait craindre le tétanos, même sans plaie visible.",
      source: "who-tetanus",
      advice: {
        todo: ["Gardez la personne au calme, au sombre, sans bruit.", "Couchez-la sur le côté."],
        avoid: ["N'ouvrez pas la bouche de force.", "Rien à boire ni à manger."],
      },
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Une mâchoire ou un corps raide se fait voir aujourd'hui.",
    source: "who-tetanus",
  },
  advice: { watch: ["spasmes", "difficulté à avaler ou à respirer"] },
};
