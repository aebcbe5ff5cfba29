import { wilmingtonAdvantages } from '~/content/local/wilmington-digital-marketing';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';

export function Advantages() {
  const { heading, entries } = wilmingtonAdvantages;
  return (
    <section aria-labelledby="advantages-heading" className="inner-section bg-shallows">
      <div className="chart-width advantages">
        <h2 id="advantages-heading" className="text-heading">
          <TwoPartHeading text={heading} />
        </h2>
        <ul className="advantage-cards">
          {entries.map((entry, index) => (
            <Reveal as="li" key={entry.term} index={index % 2} className="info-card">
              <h3 className="text-title">{entry.term}</h3>
              <p className="mt-2">{entry.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
