import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SessionAnswer, User } from "#contract/accounts.ts";
import { loginTexts as words } from "#texts/login.ts";
import { resetPasswordTexts } from "#texts/reset-password.ts";
import { useDraft } from "#web/api/use-draft.ts";
import { paths } from "#web/paths.ts";
import { startSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { EmailLoginForm } from "./email-login-form.tsx";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { MailSent } from "./mail-sent.tsx";
import { PhoneLoginForm } from "./phone-login-form.tsx";
import type { TypedLogin } from "./phone-login-form.tsx";
import { RegisterEmailForm } from "./register-email-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import "./login.css";

export type LoginStage = "login" | "register" | "terms" | "sent" | "forgotten";

const ways = [
  { id: "telephone", label: words.byPhone },
  { id: "email", label: words.byEmail },
] as const;

/** What stands inside the login window. */
export function LoginPanel(props: {
  stage: LoginStage;
  onStage: (stage: LoginStage) => void;
  onSignedIn: (user: User) => void;
}) {
  const { stage, onStage, onSignedIn } = props;
  const [typed, setTyped, forgetTyped] = useDraft<TypedLogin & { way: string }>(
    { way: ways[0].id, phone: "", email: "", remember: true },
    { key: "keneya-connexion", without: [] },
  );
  const { way, phone } = typed;
  const keep = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const setWay = (chosen: string) => keep({ way: chosen });
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  const enter = (answer: SessionAnswer, remember: boolean) => {
    forgetTyped();
    startSession(answer, { remember });
    // The window that this stands in asks for the second factor, and tells when it is shown.
    if (!answer.mfa_required) onSignedIn(answer.user);
  };
  const toLogin = <BackToLogin onLogin={() => onStage("login")} />;

  if (stage === "sent" && sent) {
    return (
      <div className="login">
        <MailSent {...sent} />
        {toLogin}
      </div>
    );
  }
  if (stage === "forgotten") {
    return (
      <div className="login">
        <ForgottenPassword way={way} typed={typed} onDone={(answer) => enter(answer, true)} />
        {toLogin}
      </div>
    );
  }
  if (stage === "register" || stage === "terms") {
    const atTerms = stage === "terms";
    const onTerms = (open: boolean) => onStage(open ? "terms" : "register");
    const form =
      way === "email" ? (
        <RegisterEmailForm
          atTerms={atTerms}
          onTerms={onTerms}
          onSent={(email, message) => {
            setSent({ email, message });
            onStage("sent");
          }}
        />
      ) : (
        <RegisterForm
          atTerms={atTerms}
          phone={phone}
          onTerms={onTerms}
          onKnown={(known) => {
            keep({ phone: known });
            onStage("login");
          }}
          onDone={(answer) => enter(answer, true)}
        />
      );
    return <Register way={way} onWay={setWay} atTerms={atTerms} form={form} onLogin={() => onStage("login")} />;
  }
  return (
    <div className="login">
      <Tabs label={words.way} tabs={ways} selected={way} onSelect={setWay}>
        {way === "email" ? (
          <EmailLoginForm typed={typed} onTyped={keep} onDone={enter} />
        ) : (
          <PhoneLoginForm typed={typed} onTyped={keep} onDone={enter} />
        )}
      </Tabs>
      <div className="login-ways">
        <Button look="quiet" onClick={() => onStage("forgotten")}>
          {words.forgot}
        </Button>
        <p className="login-other">
          {words.noAccount}
          <Button look="quiet" onClick={() => onStage("register")}>
            {words.signUp}
          </Button>
        </p>
      </div>
      <p className="small quiet">
        {words.professionals} <Link to={paths.specialistLogin()}>{words.specialistDoor}</Link>
        {" · "}
        <Link to={paths.healthCenterLogin()}>{words.centerDoor}</Link>
      </p>
    </div>
  );
}

function Register(props: {
  way: string;
  onWay: (way: string) => void;
  atTerms: boolean;
  form: ReactNode;
  onLogin: () => void;
}) {
  // The form stays one and the same through the terms, so that nothing typed is lost: tabs stand around it all along.
  return (
    <div className="login">
      <Tabs label={words.wayToRegister} tabs={ways} selected={props.way} onSelect={props.onWay} settled={props.atTerms}>
        {props.form}
      </Tabs>
      {!props.atTerms && (
        <p className="login-other">
          {words.haveAccount}
          <Button look="quiet" onClick={props.onLogin}>
            {words.logIn}
          </Button>
        </p>
      )}
    </div>
  );
}

function BackToLogin({ onLogin }: { onLogin: () => void }) {
  return (
    <p>
      <Button look="quiet" icon="chevron-left" onClick={onLogin}>
        {resetPasswordTexts.backToLogin}
      </Button>
    </p>
  );
}
