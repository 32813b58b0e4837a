import { useSearchParams } from "react-router";
import { contact as words } from "#texts/contact.ts";
import { contactForm } from "#texts/contact-form.ts";
import { LateContactForm } from "#web/features/contact/late-contact-form.tsx";
import { EmergencyCalls } from "#web/layouts/emergency-calls.tsx";
import { Page } from "#web/layouts/page.tsx";
import { PhoneLink } from "#web/layouts/phone-link.tsx";
import { useSite } from "#web/layouts/site.tsx";
import { paths } from "#web/paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import "./contact.css";

/** Specification, "Contact": how to reach the house. */
export function ContactScreen() {
  const { name, address, phones, emails, opening_hours } = useSite();
  const [search] = useSearchParams();
  return (
    <>
      <Page title={words.pageTitle} description={words.description(name)} canonical={paths.contact()} />
      <div className="wide section contact">
        <div className="contact-intro">
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <div className="row">
            {phones[0] && (
              <LinkButton to={`tel:${phones[0]}`} look="primary" icon="phone">
                {words.call}
              </LinkButton>
            )}
            <LinkButton to="#ecrire" icon="mail">
              {words.write}
            </LinkButton>
          </div>
        </div>
        <dl className="contact-ways">
          <div>
            <dt>
              <Icon name="phone" />
              {words.phones}
            </dt>
            {phones.map((phone) => (
              <dd key={phone}>
                <PhoneLink phone={phone} />
              </dd>
            ))}
          </div>
          <div>
            <dt>
              <Icon name="mail" />
              {words.emails}
            </dt>
            {emails.map((email) => (
              <dd key={email}>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            ))}
          </div>
          <div>
            <dt>
              <Icon name="place" />
              {words.address}
            </dt>
            {address.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
          <div>
            <dt>
              <Icon name="clock" />
              {words.openingHours}
            </dt>
            {opening_hours.map(({ days, hours }) => (
              <dd key={days} className="contact-hours figures">
                <span>{days}</span> <span>{hours}</span>
              </dd>
            ))}
          </div>
        </dl>
        <section className="contact-message stack" aria-labelledby="ecrire">
          <h2 id="ecrire">{words.formTitle}</h2>
          {/* Sent as a plain form: the server led back here. */}
          {search.has("envoye") && <Notice tone="success" live title={contactForm.sent} />}
          <LateContactForm />
        </section>
        <section className="contact-emergency" aria-labelledby="urgence">
          <h2 id="urgence">{words.emergencyTitle}</h2>
          <p>{words.emergencyText}</p>
          <EmergencyCalls />
        </section>
      </div>
    </>
  );
}
