import { Link, type To } from 'react-router';

interface KeywordLinkProps {
  id: number;
  keyword: string;
  /** From the list, which is to be found again as it was. */
  to?: To;
}

/** To a keyword's history and settings. */
export function KeywordLink({ id, keyword, to }: KeywordLinkProps) {
  return (
    <Link
      to={to ?? { search: `tab=keywords&keyword=${id}` }}
      data-keyword={id}
      className="keyword-link"
    >
      <bdi>{keyword}</bdi>
    </Link>
  );
}
