import { callParts, callText } from '~/content/sample-audit/offer';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './sample-audit.module.css';

/** The agenda of the call: each part is as wide as its minutes. */
export function Call() {
  return (
    <section aria-labelledby="call-heading" className="py-section">
      <div className="chart-width">
        <div className={styles.split}>
          <h2 id="call-heading" className="text-heading">
            <TwoPartHeading text={callText.heading} />
          </h2>
          <p className="max-w-[32em] text-lead">{callText.lead}</p>
        </div>
        <ol
          className={styles.call}
          style={{ gridTemplateColumns: callParts.map(({ minutes }) => `${minutes}fr`).join(' ') }}
        >
          {callParts.map(({ minutes, title, text, shows }) => (
            <li key={title}>
              <p className="text-small">{minutes} minutes</p>
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
      </div>
    </section>
  );
}
