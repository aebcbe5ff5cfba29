import type { BreadcrumbList } from 'schema-dts';
import { absolute } from './absolute';

export interface Crumb {
  label: string;
  path: string;
}

/** The way to a page, from the home page to the page itself. Only for pages that show it with `Breadcrumbs`. */
export function breadcrumbData(crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: absolute(path),
    })),
  } satisfies BreadcrumbList;
}
