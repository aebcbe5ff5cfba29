import { aboutStory } from '~/content/about';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './about.module.css';

export function Story() {
  const [first, ...rest] = aboutStory.paragraphs;
  return (
    <section aria-labelledby="story-heading" className="py-section">
      <div className={classNames('chart-width', styles.story)}>
        <h2 id="story-heading" className="text-heading">
          <TwoPartHeading text={aboutStory.heading} />
        </h2>
        <Reveal className={styles.storyText}>
          <p className={styles.storyFirst}>{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reveal>
      </div>
    </section>
  );
}
