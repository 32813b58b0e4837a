import { describe, expect, it } from "vitest";
import { refusalStatus } from "#contract/refusals.ts";
import { accountFields } from "./accounts.ts";
import { centerFields } from "./health-centers.ts";
import { refusalTexts } from "./refusals.ts";

describe("what a refusal says", () => {
  it("has a sentence for every code and no sentence without a code", () => {
    expect(Object.keys(refusalTexts).toSorted()).toEqual(Object.keys(refusalStatus).toSorted());
  });

  // Specification, section 8 and 5, to the letter.
  it.each([
    [refusalTexts.invalid_center_code, "Code de connexion invalide. Veuillez vérifier et réessayer."],
    [refusalTexts.invalid_specialist_credentials, "Code ou mot de passe incorrect"],
    [refusalTexts.invalid_admin_credentials, "Email ou mot de passe incorrect"],
    [refusalTexts.payment_not_found, "Paiement introuvable. Contactez le support si le problème persiste."],
    [refusalTexts.terms_not_accepted, "Vous devez accepter les conditions pour continuer"],
    [accountFields.phoneAndPasswordRequired, "Numéro de téléphone et mot de passe requis"],
    [accountFields.phoneRequired, "Numéro de téléphone requis"],
    [accountFields.fullNameRequired, "Nom complet requis"],
    [accountFields.passwordRequired, "Mot de passe requis"],
    [accountFields.specialistCodeAndPasswordRequired, "Code spécialiste et mot de passe requis"],
    [centerFields.allRequired, "Tous les champs sont obligatoires"],
  ])("says « %s » as the specification does", (ours, theirs) => expect(ours).toBe(theirs));

  it("is a French sentence fit to be shown: no code, no English, capital first", () => {
    const unfit = Object.entries(refusalTexts).filter(
      ([, text]) => !/^[A-ZÀÉÊÎÔÇ«]/.test(text) || /_|\b(the|error|invalid|failed|token|null|undefined)\b/i.test(text),
    );
    expect(unfit).toEqual([]);
  });
});
