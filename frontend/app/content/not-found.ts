import { paths } from '~/lib/paths';
import type { NavigationLink } from './navigation';

export const notFoundMeta = {
  title: 'Page Not Found',
  description: 'There is no page at this address.',
} as const;

export const notFound = {
  heading: 'Page Not Found',
  text: 'This page doesn’t exist. It may have moved, or the address may have a typo. Try one of these:',
  call: 'Or call us:',
  links: [
    { label: 'Home', to: paths.home },
    { label: 'Services', to: paths.services },
    { label: 'About', to: paths.about },
    { label: 'Contact', to: paths.contact },
  ] satisfies readonly NavigationLink[],
} as const;
