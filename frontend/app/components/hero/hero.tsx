import heroMarkup from '~/artwork/hero.svg?raw';
import { homeHero } from '~/content/home';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { TwoPartHeading } from '~/ui/heading';
import styles from './hero.module.css';

/** Two scales: longitudes on the left, weeks of the plan on the right. */
const longitudes = ['77°55′W', '50′', '45′'];
const weeks = ['week 0', 'week 4', 'week 8', 'week 12'];

/** start-hero.ts moves its water. */
export function Hero() {
  return (
    <section data-hero="" className={styles.root}>
      <div
        aria-hidden="true"
        className={styles.chart}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawing, fixed at build
        dangerouslySetInnerHTML={{ __html: heroMarkup }}
      />
      <div aria-hidden="true" className="pointer-events-none absolute inset-0">
        <canvas className="absolute inset-0" />
      </div>
      <div aria-hidden="true" className={styles.frame}>
        <p className={styles.frameScale}>
          {longitudes.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
          {weeks.map((mark) => (
            <span key={mark} className={styles.week}>
              {mark}
            </span>
          ))}
        </p>
        <p className={styles.frameNote}>
          <em>{homeHero.chartNote.title}</em>
          {homeHero.chartNote.text}
        </p>
      </div>
      <div className={styles.text}>
        <h1 className="text-hero">
          <TwoPartHeading text={homeHero.headline} />
        </h1>
        <p className="mt-4 max-w-[22.5em] text-lead sm:mt-6">{homeHero.subline}</p>
        <p className="mt-3 max-w-[27em]">{homeHero.offer}</p>
        <p className="mt-5 sm:mt-7">
          <ButtonLink href={paths.leadGeneration} className="min-h-14 px-7 text-body">
            {homeHero.button}
          </ButtonLink>
        </p>
        <p className="mt-6 flex max-w-[32em] items-center gap-5 border-t border-ink pt-5 text-small max-lg:hidden">
          <span className="font-display text-heading text-magenta">{homeHero.proof.figure}</span>{' '}
          <span>
            {homeHero.proof.statement}{' '}
            <a href={paths.sampleAudit} className="font-semibold underline underline-offset-4">
              {homeHero.proof.link}
            </a>{' '}
            {homeHero.proof.note}
          </span>
        </p>
        <p className="mt-1 whitespace-nowrap text-fine lg:hidden">
          <a
            href={paths.sampleAudit}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {homeHero.proof.onPhones}
          </a>
        </p>
      </div>
    </section>
  );
}
