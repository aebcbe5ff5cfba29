import featureListStyles from '~/components/marketing/feature-list.module.css';
import { PageSection } from '~/components/marketing/page-section';
import stepsStyles from '~/components/marketing/steps.module.css';
import type { SectionOf } from '~/content/local/local-page';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';
import styles from './local.module.css';

/** The four service blocks, in working order. */
export function WorkOrder({ heading, entries }: SectionOf<'work'>) {
  return (
    <PageSection name="work" heading={heading} gridClassName={styles.workOrder}>
      <ol className={classNames(stepsStyles.root, stepsStyles.narrow)}>
        {entries.map((entry, index) => (
          <Reveal
            as="li"
            key={entry.title}
            index={index}
            className={classNames(stepsStyles.step, styles.workStep)}
          >
            <span aria-hidden="true" className={stepsStyles.number}>
              {index + 1}
            </span>
            <div>
              <h3 className="text-title">{entry.title}</h3>
              <p className="mt-2 max-w-[30.5em]">{entry.text}</p>
            </div>
            <ul className={featureListStyles.root}>
              {entry.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Reveal>
        ))}
      </ol>
    </PageSection>
  );
}
