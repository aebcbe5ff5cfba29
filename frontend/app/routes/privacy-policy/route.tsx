import { brand } from '@agency/contracts';
import pageSectionStyles from '~/components/marketing/page-section.module.css';
import { pageMeta } from '~/content/page-meta';
import {
  type PolicySection,
  policyContact,
  policySections,
  privacyMeta,
  privacyPolicy,
} from '~/content/privacy-policy';
import { classNames } from '~/ui/class-names';
import { TwoPartHeading } from '~/ui/heading';
import styles from './policy.module.css';

export const meta = () => pageMeta(privacyMeta);

export default function PrivacyPolicy() {
  const { heading, updated, short } = privacyPolicy;
  return (
    <article>
      <header className={pageSectionStyles.hero}>
        <div className={classNames('chart-width', pageSectionStyles.heroSplit, styles.header)}>
          <div>
            <h1 className="text-page">
              <TwoPartHeading text={heading} />
            </h1>
            <p className="mt-5 text-slate">{updated}</p>
          </div>
          <div className={styles.short}>
            <h2 className="text-title">{short.heading}</h2>
            <ul className="mt-3 grid list-disc gap-2 pl-5">
              {short.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </div>
      </header>
      <div className={classNames('chart-width', styles.columns)}>
        <nav aria-label="On this page" className={styles.contents}>
          <ol>
            {[...policySections, policyContact].map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {policySections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          <section id={policyContact.id}>
            <h2 className="text-title">{policyContact.heading}</h2>
            <p>{policyContact.text}</p>
            <address className="mt-3 not-italic">
              <a
                className="text-channel underline underline-offset-4"
                href={`mailto:${brand.email}`}
              >
                {brand.email}
              </a>
              <br />
              {policyContact.postal}
            </address>
          </section>
        </div>
      </div>
    </article>
  );
}

function Section({ section }: { section: PolicySection }) {
  return (
    <section id={section.id}>
      <h2 className="text-title">{section.heading}</h2>
      {section.paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.points && (
        <ul className={styles.points}>
          {section.points.map((point) => (
            <li key={point.term}>
              <b className="font-semibold">{point.term}:</b> {point.text}
            </li>
          ))}
        </ul>
      )}
      {section.after && <p>{section.after}</p>}
    </section>
  );
}
