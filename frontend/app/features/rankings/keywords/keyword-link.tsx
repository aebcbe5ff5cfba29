import { Link } from 'react-router';

interface KeywordLinkProps {
  id: number;
  keyword: string;
}

/** To a keyword's history and settings. */
export function KeywordLink({ id, keyword }: KeywordLinkProps) {
  return (
    <Link to={{ search: `tab=keywords&keyword=${id}` }} className="keyword-link">
      <bdi>{keyword}</bdi>
    </Link>
  );
}
