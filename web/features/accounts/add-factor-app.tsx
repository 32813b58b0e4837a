import { addFactor } from "#contract/account-factors.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { secondFactor as words } from "#texts/second-factor.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Field } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { inFours } from "./in-fours.ts";

type Begun = OutputOf<typeof addFactor>;

/** The first half: what an app is, and a name to know it by. */
export function NameApp({ onBegun }: { onBegun: (factor: Begun) => void }) {
  const form = useForm(addFactor, {
    initial: { name: "" },
    toInput: ({ name }) => ({ type: "totp" as const, ...(name.trim() ? { name } : {}) }),
    fallback: words.beginFailed,
    onSuccess: onBegun,
  });
  return (
    <form className="stack" {...form.form}>
      <p>{words.appLead}</p>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field {...form.text("name")} label={words.name} hint={words.optional} help={words.nameHelp} autoComplete="off" />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.beginning}>
        {words.begin}
      </Button>
    </form>
  );
}

/** The app learns the secret: by a touch on this very phone, from the drawing, or typed. */
export function AppSecret({ totp }: { totp: NonNullable<Begun["totp"]> }) {
  return (
    <div className="stack">
      <div className="factor-here">
        <LinkButton to={totp.uri} icon="shield" whole>
          {words.openHere}
        </LinkButton>
      </div>
      <div>
        <p className="factor-scan">{words.scan}</p>
        <p className="factor-here">{words.scanElsewhere}</p>
        <img className="factor-picture" src={totp.qr_code} alt={words.qrAlt} width={192} height={192} />
      </div>
      <div className="factor-secret">
        <p>{words.typeSecret}</p>
        <p>
          <code className="secret-code">{inFours(totp.secret)}</code>
        </p>
        <CopyButton text={totp.secret} copiedLabel={words.copied} failedLabel={words.copyFailed}>
          {words.copySecret}
        </CopyButton>
      </div>
    </div>
  );
}
