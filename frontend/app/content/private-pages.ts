import { brand } from '@agency/contracts';

/** What the tab and a link's preview say of a page that only the owner, or only the holder of a link, is meant to see. */
export interface PrivatePage {
  title: string;
  description: string;
}

/** By the name of the file that answers the page's addresses. */
export const privatePages = {
  admin: {
    title: `Admin | ${brand.name}`,
    description: 'Sign in to manage leads, calls and availability.',
  },
  rankings: {
    title: `SEO Rankings | ${brand.name}`,
    description: 'Sign in to see how the site ranks in Google Search.',
  },
  'email-previews': {
    title: `Email Previews | ${brand.name}`,
    description: 'See the emails this site sends.',
  },
  booking: {
    title: `Your strategy call | ${brand.name}`,
    description: 'See, move or cancel your strategy call.',
  },
} as const satisfies Record<string, PrivatePage>;

export const privateRobots = 'noindex, nofollow';
