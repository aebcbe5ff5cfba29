import { Link } from 'react-router';
import { blogSections } from '~/content/blog/blog';
import { paths } from '~/lib/paths';

interface ReadMoreProps {
  slug: string;
  title: string;
}

/** The hidden title tells the links apart for screen readers. */
export function ReadMore({ slug, title }: ReadMoreProps) {
  return (
    <Link
      to={paths.blogArticle(slug)}
      className="inline-flex min-h-11 items-center font-semibold text-channel underline underline-offset-4"
    >
      {blogSections.readMore}
      <span className="sr-only">: {title}</span>
    </Link>
  );
}
