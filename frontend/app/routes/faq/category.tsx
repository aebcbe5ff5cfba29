import { Fragment } from 'react';
import { type FaqCategory, relatedTopics } from '~/content/faq';
import { classNames } from '~/ui/class-names';
import styles from './faq.module.css';

export function Category({ category }: { category: FaqCategory }) {
  const headingId = `${category.id}-heading`;
  return (
    <section id={category.id} aria-labelledby={headingId} className={styles.category}>
      <div className={classNames('chart-width', styles.categoryGrid)}>
        <h2 id={headingId} className={styles.categoryName}>
          {category.category}
        </h2>
        <div className={styles.cards}>
          {category.questions.map(({ question, answer }) => (
            <div key={question} className={styles.card}>
              <h3 className={styles.question}>{question}</h3>
              <p className="mt-3">{answer}</p>
            </div>
          ))}
        </div>
        <p className={styles.related}>
          <b>{relatedTopics}</b>{' '}
          {category.keywords.map(({ label, to }, index) => (
            <Fragment key={label}>
              {index > 0 && ', '}
              <a href={to}>{label}</a>
            </Fragment>
          ))}
        </p>
      </div>
    </section>
  );
}
