import { googleLocalServices } from '~/content/local/google-ads-wilmington';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';

/** The four service blocks, in the order in which they are done: legs of one course. */
export function WorkOrder() {
  const { heading, entries } = googleLocalServices;
  return (
    <section aria-labelledby="work-heading" className="inner-section">
      <div className="chart-width work-order">
        <h2 id="work-heading" className="text-heading">
          <TwoPartHeading text={heading} />
        </h2>
        <ol className="passage passage-narrow">
          {entries.map((entry, index) => (
            <Reveal as="li" key={entry.title} index={index} className="passage-leg work-leg">
              <span aria-hidden="true" className="passage-waypoint">
                {index + 1}
              </span>
              <div>
                <h3 className="text-title">{entry.title}</h3>
                <p className="mt-2 max-w-[30.5em]">{entry.text}</p>
              </div>
              <ul className="fathoms">
                {entry.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Reveal>
          ))}
        </ol>
      </div>
    </section>
  );
}
