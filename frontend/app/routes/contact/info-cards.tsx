import { agencyPhone } from '@agency/contracts';
import styles from '~/components/marketing/info-card.module.css';
import { contactCards } from '~/content/contact';
import { EmailAddress } from '~/ui/email-address';
import { PhoneLink } from '~/ui/phone-link';
import { Reveal } from '~/ui/reveal';

export function InfoCards() {
  return (
    <ul className="chart-width grid gap-4 md:grid-cols-[1fr_1.25fr_1fr] lg:grid-cols-3">
      {contactCards.map((card, index) => (
        <Reveal as="li" key={card.title} index={index} className={styles.root}>
          <h2 className="text-title">{card.title}</h2>
          {card.email && (
            <p className="mt-2">
              <a
                className="text-small font-semibold text-channel underline underline-offset-4"
                href={`mailto:${card.email}`}
              >
                <EmailAddress address={card.email} />
              </a>
            </p>
          )}
          {card.email && agencyPhone && (
            <p className="mt-1">
              <PhoneLink className="text-small font-semibold text-channel underline underline-offset-4" />
            </p>
          )}
          <p className="mt-3 text-small">{card.text}</p>
        </Reveal>
      ))}
    </ul>
  );
}
