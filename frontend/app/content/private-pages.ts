import { brand } from '@agency/contracts';

/** What the tab and a link's preview say of a page that only the owner, or only the holder of a link, is meant to see. */
export interface PrivatePage {
  title: string;
  description: string;
}

/** The owner's app, by the name of the file that answers the page's address. */
export const ownerPages = {
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
} as const satisfies Record<string, PrivatePage>;

/** Of a visitor's own call. */
export const bookingPage: PrivatePage = {
  title: `Your strategy call | ${brand.name}`,
  description: 'See, move or cancel your strategy call.',
};

export const privateRobots = 'noindex, nofollow';
