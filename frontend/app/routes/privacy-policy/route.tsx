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

export const meta = () => pageMeta(privacyMeta);

export default function PrivacyPolicy() {
  const { heading, updated, short } = privacyPolicy;
  return (
    <article>
      <header className={pageSectionStyles.hero}>
        {/* The heading is aligned to the top of the summary, which is taller. */}
        <div className={classNames('chart-width', pageSectionStyles.heroSplit, 'items-start')}>
          <div>
            <h1 className="text-page">
              <TwoPartHeading text={heading} />
            </h1>
            <p className="mt-5 text-slate">{updated}</p>
          </div>
          <div className="rounded-sheet border border-t-4 border-sand border-t-channel bg-paper p-6">
            <h2 className="text-title">{short.heading}</h2>
            <ul className="mt-3 grid list-disc gap-2 pl-5">
              {short.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </div>
      </header>
      <div className="chart-width grid gap-x-20 gap-y-6 pb-section min-[60rem]:grid-cols-[16rem_1fr]">
        <nav
          aria-label="On this page"
          className="self-start border-y border-ink py-4 text-small leading-[1.6] min-[60rem]:sticky min-[60rem]:top-28"
        >
          <ol className="grid gap-2">
            {[...policySections, policyContact].map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-8 items-center underline decoration-channel underline-offset-4"
                >
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[43.5em] [&>section+section]:mt-12 [&>section>:not(:first-child,address)]:mt-3.5">
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
        <ul className="grid">
          {section.points.map((point) => (
            <li key={point.term} className="border-t border-sand py-2.5">
              <b className="font-semibold">{point.term}:</b> {point.text}
            </li>
          ))}
        </ul>
      )}
      {section.after && <p>{section.after}</p>}
    </section>
  );
}
