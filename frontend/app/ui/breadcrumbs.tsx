import type { Crumb } from '~/lib/seo/structured-data';
import { classNames } from '~/ui/class-names';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** From the home page to this page. The last one is the current page and not a link. */
  crumbs: readonly Crumb[];
}

/** The same crumbs go into the page's structured data. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classNames(styles.root, 'flex items-center text-small')}>
        {crumbs.slice(0, -1).map((crumb) => (
          <li key={crumb.path}>
            <a
              href={crumb.path}
              className="inline-flex min-h-8 items-center text-channel underline underline-offset-4"
            >
              {crumb.label}
            </a>
          </li>
        ))}
        <li aria-current="page" className="text-slate">
          {crumbs.at(-1)?.label}
        </li>
      </ol>
    </nav>
  );
}
