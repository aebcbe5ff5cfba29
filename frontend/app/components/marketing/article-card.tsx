import type { ArticleSummary } from '~/content/blog/articles.server';
import { articleAuthor, blogSections } from '~/content/blog/blog';
import { paths } from '~/lib/paths';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';
import { longDate } from '~/ui/start-dates';
import styles from './article-card.module.css';

interface ArticleCardProps {
  article: ArticleSummary;
  /** Position in its row, which delays the reveal. */
  index: number;
}

export function ArticleCard({ article, index }: ArticleCardProps) {
  return (
    <Reveal as="li" index={index} className={styles.root}>
      <img
        src={article.picture}
        alt=""
        width={480}
        height={300}
        loading="lazy"
        className={styles.picture}
      />
      <ArticleFacts category={article.category} date={article.date} />
      <h3 className="line-clamp-2 text-title">{article.title}</h3>
      <p className="mt-3 line-clamp-3 text-small">{article.excerpt}</p>
      <div className={styles.foot}>
        <p>
          {articleAuthor}
          <br />
          {article.readTime}
        </p>
        <ReadMore slug={article.slug} title={article.title} />
      </div>
    </Reveal>
  );
}

/** The hidden title tells the links apart for screen readers. */
function ReadMore({ slug, title }: Pick<ArticleSummary, 'slug' | 'title'>) {
  return (
    <a
      href={paths.blogArticle(slug)}
      className="inline-flex min-h-11 items-center font-semibold text-channel underline underline-offset-4"
    >
      {blogSections.readMore}
      <span className="sr-only">: {title}</span>
    </a>
  );
}

interface ArticleFactsProps {
  category: string;
  date: string;
  readTime?: string;
  className?: string;
}

/** The line above a title: category, date, reading time. */
export function ArticleFacts({ category, date, readTime, className }: ArticleFactsProps) {
  return (
    <p className={classNames(styles.facts, className)}>
      {/* Spaces for screen readers and copied text. The layout has its own gap. */}
      <span className={styles.badge}>{category}</span> <LocalDate date={date} />{' '}
      {readTime && <span>{readTime}</span>}
    </p>
  );
}

/** A day as the visitor's locale writes it (start-dates.ts). The built page has the American form. */
export function LocalDate({ date }: { date: string }) {
  return (
    <time dateTime={date} data-local="">
      {longDate(date, 'en-US')}
    </time>
  );
}
