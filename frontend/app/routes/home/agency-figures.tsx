import contour from '~/artwork/soundings-contour.svg?url';
import { headlineFigures } from '~/content/claims';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';
import styles from './home.module.css';

/** A figure set like a depth on a chart: the number large, its suffix small. */
function Depth({ value }: { value: string }) {
  const [, sign = '', digits = value, rest = ''] = /^(\D*)(\d+)(.*)$/.exec(value) ?? [];
  return (
    <span className="font-display text-[clamp(3.5rem,2rem+4.5vw,5.75rem)] leading-none">
      <span className="text-[0.5em] align-[0.42em]">{sign}</span>
      {digits}
      <span className="text-[0.5em] italic">{rest}</span>
    </span>
  );
}

export function AgencyFigures() {
  return (
    <section aria-label="The agency in figures" className={classNames(styles.figures, 'on-deep')}>
      <img
        src={contour}
        alt=""
        width={5760}
        height={520}
        loading="lazy"
        className={styles.figuresContour}
      />
      <dl className={classNames('chart-width', styles.figuresGrid)}>
        {headlineFigures.map((figure, index) => (
          <Reveal key={figure.label} index={index} className={styles.figure}>
            <dt className="text-small text-shoal">{figure.label}</dt>
            <dd>
              <Depth value={figure.value} />
            </dd>
          </Reveal>
        ))}
      </dl>
    </section>
  );
}
