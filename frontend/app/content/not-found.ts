import { paths } from '~/lib/paths';
import type { NavigationLink } from './navigation';

export const notFoundMeta = {
  title: 'Page Not Found',
  description: 'There is no page at this address.',
} as const;

export const notFound = {
  heading: 'Page Not Found',
  text: 'This part of the chart is unsurveyed. The address may have moved, or never have been here. These are well marked:',
  call: 'Or call us:',
  links: [
    { label: 'Home', to: paths.home },
    { label: 'Services', to: paths.services },
    { label: 'About', to: paths.about },
    { label: 'Contact', to: paths.contact },
  ] satisfies readonly NavigationLink[],
} as const;
