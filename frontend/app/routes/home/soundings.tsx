import contour from '~/artwork/soundings-contour.svg?url';
import { headlineFigures } from '~/content/claims';
import { Reveal } from '~/ui/reveal';

/** A figure as charts letter depths: the whole number large, what follows it small. */
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

export function Soundings() {
  return (
    <section aria-label="The agency in figures" className="soundings-band on-deep">
      <img
        src={contour}
        alt=""
        width={1440}
        height={520}
        loading="lazy"
        className="soundings-contour"
      />
      <dl className="chart-width soundings-grid">
        {headlineFigures.map((figure, index) => (
          <Reveal key={figure.label} index={index} className="sounding">
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
