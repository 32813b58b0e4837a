import { useState } from "react";
import { Link } from "react-router";
import type { SessionAnswer, User } from "#contract/accounts.ts";
import { loginTexts as words } from "#texts/login.ts";
import { paths } from "#web/paths.ts";
import { startSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { EmailLoginForm } from "./email-login-form.tsx";
import { PhoneLoginForm } from "./phone-login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import "./login.css";

export type LoginStage = "login" | "register" | "terms";

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
  const [way, setWay] = useState<string>(ways[0].id);
  const [phone, setPhone] = useState("");
  const enter = (answer: SessionAnswer, remember: boolean) => {
    startSession(answer, { remember });
    onSignedIn(answer.user);
  };

  if (stage !== "login") {
    return (
      <div className="login">
        <RegisterForm
          atTerms={stage === "terms"}
          phone={phone}
          onTerms={(open) => onStage(open ? "terms" : "register")}
          onKnown={(known) => {
            setPhone(known);
            setWay("telephone");
            onStage("login");
          }}
          onDone={(answer) => enter(answer, true)}
        />
        {stage === "register" && (
          <p className="login-other">
            {words.haveAccount}
            <Button look="quiet" onClick={() => onStage("login")}>
              {words.logIn}
            </Button>
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="login">
      <Tabs label={words.way} tabs={ways} selected={way} onSelect={setWay}>
        {way === "email" ? (
          <EmailLoginForm onDone={enter} />
        ) : (
          <PhoneLoginForm phone={phone} onPhone={setPhone} onDone={enter} />
        )}
      </Tabs>
      <p className="login-other">
        {words.noAccount}
        <Button look="quiet" onClick={() => onStage("register")}>
          {words.signUp}
        </Button>
      </p>
      <p className="small quiet">
        {words.professionals} <Link to={paths.specialistLogin()}>{words.specialistDoor}</Link>
        {" · "}
        <Link to={paths.healthCenterLogin()}>{words.centerDoor}</Link>
      </p>
    </div>
  );
}
