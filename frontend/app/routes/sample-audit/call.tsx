import { PageSection } from '~/components/marketing/page-section';
import { callParts, callText } from '~/content/sample-audit/offer';
import styles from './sample-audit.module.css';

/** The agenda of the call: each part is as wide as its minutes. */
export function Call() {
  return (
    <PageSection
      name="call"
      heading={callText.heading}
      leadClassName={styles.split}
      lead={<p className="max-w-[32em] text-lead">{callText.lead}</p>}
    >
      <ol
        className={styles.call}
        style={{ gridTemplateColumns: callParts.map(({ minutes }) => `${minutes}fr`).join(' ') }}
      >
        {callParts.map(({ minutes, title, text, shows }) => (
          <li key={title}>
            <p className="text-small">{callText.minutes(minutes)}</p>
            <h3 className="text-title">
              {shows ? (
                <a href={`#${shows}`} className="underline underline-offset-4">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
