import { LocalDate } from '~/ui/local-date';

interface ArticleFactsProps {
  category: string;
  date: string;
  readTime?: string;
}

/** The line above a title: what it is about, when it was written, how long it takes. */
export function ArticleFacts({ category, date, readTime }: ArticleFactsProps) {
  return (
    <p className="article-facts">
      {/* The spaces are for whoever reads or copies the text: on the page a gap stands there. */}
      <span className="article-badge">{category}</span> <LocalDate date={date} />{' '}
      {readTime && <span>{readTime}</span>}
    </p>
  );
}
