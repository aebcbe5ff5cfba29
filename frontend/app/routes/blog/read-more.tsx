import { blogSections } from '~/content/blog/blog';
import { paths } from '~/lib/paths';

interface ReadMoreProps {
  slug: string;
  title: string;
}

/** The hidden title tells the links apart for screen readers. */
export function ReadMore({ slug, title }: ReadMoreProps) {
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
