import { aboutStory } from '~/content/about';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';

export function Story() {
  const [first, ...rest] = aboutStory.paragraphs;
  return (
    <section aria-labelledby="story-heading" className="inner-section">
      <div className="chart-width about-story">
        <h2 id="story-heading" className="text-heading">
          <TwoPartHeading text={aboutStory.heading} />
        </h2>
        <Reveal className="about-story-text">
          <p className="about-story-first">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reveal>
      </div>
    </section>
  );
}
