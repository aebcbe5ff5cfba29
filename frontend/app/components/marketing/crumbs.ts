import { paths } from '~/lib/paths';
import type { Crumb } from '~/lib/seo/breadcrumbs';

const home: Crumb = { label: 'Home', path: paths.home };

/** The breadcrumbs of a page about one service. */
export const serviceCrumbs = (label: string, path: string): readonly Crumb[] => [
  home,
  { label: 'Services', path: paths.services },
  { label, path },
];
