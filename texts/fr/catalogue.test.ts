import { describe, expect, it } from "vitest";
import { accountPage } from "./account-page.ts";
import { accountAnswers, accountFields } from "./accounts.ts";
import { apiTexts } from "./api.ts";
import { statusLabels } from "./appointments.ts";
import { booking } from "./booking.ts";
import { contactForm } from "./contact-form.ts";
import { directory } from "./directory.ts";
import { fieldMessages } from "./fields.ts";
import { landing } from "./landing.ts";
import { nurse } from "./nurse.ts";
import { loginTexts } from "./login.ts";
import { medicalHistoryTexts } from "./medical-history.ts";
import { paymentScreens } from "./payment-screens.ts";
import { receiptTexts } from "./receipt.ts";
import { refusalTexts } from "./refusals.ts";
import { symptomMessages, symptomsForm } from "./symptoms.ts";
import { verifyEmailTexts } from "./verify-email.ts";

/** What visitors and patients read of the specification's error catalogue (section 8) and of its rules (section 5). */
describe("the catalogue, word for word", () => {
  it.each([
    [contactForm.sent, "Message envoyé avec succès! Nous vous répondrons dans les plus brefs délais."],
    [contactForm.failed, "Erreur lors de l'envoi du message. Veuillez réessayer."],
    [booking.notSignedIn, "Vous devez être connecté pour prendre un rendez-vous."],
    [booking.notAllowed, "Vous n'êtes pas autorisé à prendre ce rendez-vous."],
    [booking.fallback, "Erreur lors de la prise de rendez-vous. Veuillez réessayer."],
    [booking.noSlots, "Aucun créneau disponible pour cette date."],
    [paymentScreens.initFallback, "Erreur lors de l'initialisation du paiement. Veuillez réessayer."],
    [paymentScreens.missingReference, "Référence de paiement manquante"],
    [paymentScreens.sessionExpired, "Session expirée. Veuillez vous reconnecter pour vérifier le paiement."],
    [paymentScreens.notFound, "Paiement introuvable. Contactez le support si le problème persiste."],
    [paymentScreens.checkFailed, "Erreur lors de la vérification du paiement. Veuillez réessayer."],
    [paymentScreens.confirmationFailed, "Impossible de récupérer les détails du paiement"],
    [receiptTexts.smsFailed, "Erreur lors de l'envoi du SMS"],
    [symptomsForm.fallback, "Erreur lors de l'envoi des symptômes. Veuillez réessayer."],
    [symptomMessages.none, "Veuillez sélectionner au moins un symptôme"],
    [medicalHistoryTexts.fallback, "Erreur lors de la sauvegarde. Veuillez réessayer."],
    [directory.none, "Aucun médecin trouvé"],
    [nurse.noDoctors, "Aucun médecin trouvé"],
    [nurse.startFailed, "Erreur lors du démarrage du triage. Veuillez réessayer."],
    [nurse.talkFailed, "Erreur lors de la conversation. Veuillez réessayer."],
    [nurse.doctorsFailed, "Erreur lors de la recherche des médecins."],
    [directory.onQuote, "Sur devis"],
    [booking.onQuote, "Sur devis"],
    [verifyEmailTexts.checkInbox, "Consultez votre boîte de réception et vérifiez vos spams."],
    [loginTexts.emailLoginFailed, "Identifiants invalides"],
    [loginTexts.registerFailed, "Inscription échouée"],
    [loginTexts.invalidAnswer, "Réponse invalide du serveur"],
    [loginTexts.tokenMissing, "Token d'accès manquant"],
    [loginTexts.declined, "Vous devez accepter les conditions pour continuer"],
    [accountFields.termsRequired, "Vous devez accepter les conditions pour continuer"],
    [statusLabels.pending, "En Attente"],
    [statusLabels.accepted, "Accepté"],
    [statusLabels.rejected, "Refusé"],
    [statusLabels.completed, "Terminé"],
    [statusLabels.cancelled, "Annulé"],
    [loginTexts.passwordHint, "Minimum 6 caractères"],
    [accountAnswers.passwordChanged, "Mot de passe changé avec succès!"],
    [accountPage.passwordFailed, "Erreur lors du changement de mot de passe"],
    [accountPage.passwordsDiffer, "Les nouveaux mots de passe ne correspondent pas"],
    [fieldMessages.email, "Adresse email invalide"],
  ])("says « %s »", (ours, theirs) => expect(ours).toBe(theirs));
});

describe("the symptoms offered", () => {
  it("are the specification's thirteen, in its order", () => {
    expect(symptomsForm.list.join(", ")).toBe(
      "Fièvre, Maux de tête, Toux, Mal de gorge, Fatigue, Nausées, Vomissements, Diarrhée, Douleurs abdominales, " +
        "Douleurs musculaires, Essoufflement, Vertiges, Perte d'appétit",
    );
  });
});

describe("what the catalogue says in English", () => {
  it.each([
    ["Invalid phone number or password", loginTexts.loginFailed, "Numéro de téléphone ou mot de passe incorrect"],
    [
      "Invalid phone number or password",
      refusalTexts.invalid_phone_credentials,
      "Numéro de téléphone ou mot de passe incorrect",
    ],
    ["An error occurred", apiTexts.failed, "Une erreur est survenue. Veuillez réessayer."],
    ["An error occurred", refusalTexts.unexpected_error, "Une erreur est survenue. Veuillez réessayer."],
    [
      "Email verification failed. Please try again.",
      verifyEmailTexts.fallback,
      "La vérification de l'adresse email a échoué. Veuillez réessayer.",
    ],
    [
      "Invalid verification link. Token is missing.",
      verifyEmailTexts.missing,
      "Lien de vérification invalide : le jeton est manquant.",
    ],
  ])("« %s » is said in French", (_english, ours, french) => expect(ours).toBe(french));

  it("is said alike by screen and server where both say it", () => {
    expect(verifyEmailTexts.fallback).toBe(refusalTexts.verification_failed);
    expect(verifyEmailTexts.missing).toBe(refusalTexts.verification_token_missing);
    expect(paymentScreens.notFound).toBe(refusalTexts.payment_not_found);
  });

  it("of the four degrees of urgency has one name each, before the assessment and after", () => {
    expect(landing.levels.map(({ level, name }) => [level, name])).toEqual(Object.entries(nurse.levels));
  });

  it("of the four degrees of urgency names the same delay in French", () => {
    expect(landing.levels.map(({ level, when }) => [level, when])).toEqual([
      ["emergency", "Appelez ou partez maintenant"],
      ["urgent", "Voyez un médecin dans les 24 heures"],
      ["routine", "Prenez rendez-vous dans la semaine"],
      ["self_care", "Reposez-vous et surveillez"],
    ]);
  });
});

describe("what the catalogue asks for without giving words", () => {
  it.each([paymentScreens.failedText, paymentScreens.pendingText])("leads to the support: « %s »", (text) =>
    expect(text).toMatch(/contactez le support/),
  );

  it("counts the checks of a payment as n/4", () => expect(paymentScreens.check(2, 4)).toContain("2/4"));
});
