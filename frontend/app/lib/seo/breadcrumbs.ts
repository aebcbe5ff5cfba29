import type { BreadcrumbList } from 'schema-dts';
import { absolute } from './absolute';

export interface Crumb {
  label: string;
  path: string;
}

/** Breadcrumbs as structured data, for pages that show them with `Breadcrumbs`. */
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
