import { PageSection } from '~/components/marketing/page-section';
import { faqBefore } from '~/content/faq';
import { paths } from '~/lib/paths';
import styles from './faq.module.css';

/** Asked before any of the five categories. */
export function BeforeYouAsk() {
  const { heading, questions, sample } = faqBefore;
  return (
    <PageSection name="before" heading={heading} className="border-t border-ink py-section">
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className={styles.card}>
            <h3 className="text-title">{question}</h3>
            <p className="mt-3">{answer}</p>
          </div>
        ))}
      </div>
      <p className="mt-6">
        {sample.before}{' '}
        <a href={paths.sampleAudit} className="text-channel underline underline-offset-4">
          {sample.link}
        </a>
        .
      </p>
    </PageSection>
  );
}
