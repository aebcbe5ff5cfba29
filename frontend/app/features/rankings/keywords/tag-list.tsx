import { Link } from 'react-router';

/** Each leads to the keywords that carry it. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <span className="tag-list">
      {tags.map((tag) => (
        <Link
          key={tag}
          to={{ search: new URLSearchParams({ tab: 'keywords', tag }).toString() }}
          className="tag"
        >
          <span className="sr-only">Tag </span>
          {tag}
        </Link>
      ))}
    </span>
  );
}
