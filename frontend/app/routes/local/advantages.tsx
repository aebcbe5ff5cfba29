import infoCardStyles from '~/components/marketing/info-card.module.css';
import type { SectionOf } from '~/content/local/local-page';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './local.module.css';

export function Advantages({ heading, entries }: SectionOf<'advantages'>) {
  return (
    <section aria-labelledby="advantages-heading" className="py-section bg-shallows">
      <div className={classNames('chart-width', styles.advantages)}>
        <h2 id="advantages-heading" className="text-heading">
          <TwoPartHeading text={heading} />
        </h2>
        <ul className={styles.advantageCards}>
          {entries.map((entry, index) => (
            <Reveal as="li" key={entry.term} index={index % 2} className={infoCardStyles.root}>
              <h3 className="text-title">{entry.term}</h3>
              <p className="mt-2">{entry.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
