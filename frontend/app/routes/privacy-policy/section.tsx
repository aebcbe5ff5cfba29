import type { PolicySection } from '~/content/privacy-policy';
import styles from './policy.module.css';

export function Section({ section }: { section: PolicySection }) {
  return (
    <section id={section.id}>
      <h2 className="text-title">{section.heading}</h2>
      {section.paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.points && (
        <ul className={styles.points}>
          {section.points.map((point) => (
            <li key={point.term}>
              <b className="font-semibold">{point.term}:</b> {point.text}
            </li>
          ))}
        </ul>
      )}
      {section.after && <p>{section.after}</p>}
    </section>
  );
}
