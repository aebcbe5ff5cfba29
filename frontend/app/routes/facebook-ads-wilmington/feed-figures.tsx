import { facebookLocalFigures } from '~/content/local/facebook-ads-wilmington';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';

/** Four stat cards, each at its own depth. */
export function FeedFigures() {
  const { heading, note, entries } = facebookLocalFigures;
  return (
    <section aria-labelledby="figures-heading" className="inner-section bg-shoal">
      <div className="chart-width">
        <div className="inner-split">
          <h2 id="figures-heading" className="text-heading">
            <TwoPartHeading text={heading} />
          </h2>
          <p className="max-w-[29.5em]">{note}</p>
        </div>
        <ul className="depths">
          {entries.map((entry, index) => (
            <Reveal as="li" key={entry.label} index={index}>
              <p className="depths-value">{entry.value}</p>
              <h3 className="font-semibold">{entry.label}</h3>
              <p className="mt-1 text-small">{entry.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
