import { Fragment } from 'react';
import type { FaqCategory } from '~/content/faq';
import { classNames } from '~/ui/class-names';
import styles from './faq.module.css';

interface CategoryProps {
  category: FaqCategory;
  number: number;
}

export function Category({
  category: { category, questions, keywords, related },
  number,
}: CategoryProps) {
  const id = `category-${number}`;
  return (
    <section aria-labelledby={id} className={styles.category}>
      <div className={classNames('chart-width', styles.categoryGrid)}>
        <h2 id={id} className="text-title">
          {category}
        </h2>
        <div className={styles.cards}>
          {questions.map(({ question, answer }) => (
            <div key={question} className={styles.card}>
              <h3 className="text-title">{question}</h3>
              <p className="mt-3">{answer}</p>
            </div>
          ))}
        </div>
        <p className={styles.related}>
          <b>Related topics:</b> {related.before}{' '}
          {keywords.map((keyword, index) => (
            <Fragment key={keyword}>
              {index > 0 && (index === keywords.length - 1 ? ' and ' : ', ')}
              <em>{keyword}</em>
            </Fragment>
          ))}
          , {related.after}
        </p>
      </div>
    </section>
  );
}
