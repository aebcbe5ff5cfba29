import { PageSection } from '~/components/marketing/page-section';
import { aboutStory } from '~/content/about';
import { Reveal } from '~/ui/reveal';
import styles from './about.module.css';

export function Story() {
  const [first, ...rest] = aboutStory.paragraphs;
  return (
    <PageSection name="story" heading={aboutStory.heading} gridClassName={styles.story}>
      <Reveal className={styles.storyText}>
        <p className={styles.storyFirst}>{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Reveal>
    </PageSection>
  );
}
