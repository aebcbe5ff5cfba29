import type { LandingContent } from '~/content/landing/landing-schema';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';

export function Reasons({ content: { why, layout } }: { content: LandingContent }) {
  return (
    <section aria-labelledby="why-heading" className="landing-why" data-look={layout.why}>
      <div className="chart-width landing-why-grid">
        <h2 id="why-heading" className="text-heading">
          <TwoPartHeading text={why.heading} />
        </h2>
        <ul className="landing-reasons">
          {why.cards.map((card, index) => (
            <Reveal as="li" key={card.term} index={index} className="landing-reason">
              <h3 className="text-title">{card.term}</h3>
              <p className="mt-3 max-w-[34.5em]">{card.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
