import { Link, type To } from 'react-router-dom';
import { classNames } from '~/ui/class-names';
import { linkToRankings } from '../shared/rankings-view';

interface KeywordLinkProps {
  id: number;
  keyword: string;
  /** The list's filters, which the link keeps. */
  to?: To;
  isQuiet?: boolean;
}

/** Links to a keyword's history and settings. */
export function KeywordLink({ id, keyword, to, isQuiet = false }: KeywordLinkProps) {
  return (
    <Link
      to={to ?? linkToRankings({ tab: 'keywords', keyword: id })}
      data-keyword={id}
      className={classNames(
        'underline decoration-current/30 underline-offset-[0.2em] wrap-anywhere hover:decoration-current',
        !isQuiet && 'font-semibold',
      )}
    >
      <bdi>{keyword}</bdi>
    </Link>
  );
}

interface TagListProps {
  tags: readonly string[];
  isBlock?: boolean;
}

/** Links each tag to the keywords that have it. */
export function TagList({ tags, isBlock = false }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <span className={classNames('wrap-anywhere', isBlock && 'block')}>
      {tags.map((tag) => (
        <Link
          key={tag}
          to={linkToRankings({ tab: 'keywords', filter: { tag } })}
          className="mt-0.5 mr-3 inline-flex min-h-6 items-center text-fine leading-[1.3] text-channel underline-offset-[0.2em] hover:underline"
        >
          <span className="sr-only">Tag </span>
          {tag}
        </Link>
      ))}
    </span>
  );
}

export function PausedMark() {
  return (
    <span className="rounded-sheet border border-dashed border-current px-[0.4rem] text-[length:var(--text-fine)] text-slate">
      Paused
    </span>
  );
}
