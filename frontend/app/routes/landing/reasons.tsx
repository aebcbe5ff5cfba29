import type { LandingPage } from '~/content/landing/landing-page';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './reasons.module.css';

export function Reasons({ content: { why, layout } }: { content: LandingPage }) {
  return (
    <section aria-labelledby="why-heading" className={styles.root} data-look={layout.why}>
      <div className={classNames('chart-width', styles.grid)}>
        <h2 id="why-heading" className="text-heading">
          <TwoPartHeading text={why.heading} />
        </h2>
        <ul className={styles.list}>
          {why.cards.map((card, index) => (
            <Reveal as="li" key={card.term} index={index} className={styles.reason}>
              <h3 className="text-title">{card.term}</h3>
              <p className="mt-3 max-w-[34.5em]">{card.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
