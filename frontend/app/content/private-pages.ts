import {
  adminPath,
  brand,
  emailPreviewsPath,
  type OwnerPath,
  rankingsPath,
} from '@agency/contracts';

/** The tab title and link preview of a page that only the owner, or only the holder of a link, is meant to see. */
export interface PrivatePage {
  title: string;
  description: string;
}

/** The owner's pages. */
export const ownerPages = {
  [adminPath]: {
    title: `Admin | ${brand.name}`,
    description: 'Log in to manage leads, calls and availability.',
  },
  [rankingsPath]: {
    title: `SEO Rankings | ${brand.name}`,
    description: 'Log in to see how the site ranks in Google Search.',
  },
  [emailPreviewsPath]: {
    title: `Email Previews | ${brand.name}`,
    description: 'See the emails this site sends.',
  },
} as const satisfies Record<OwnerPath, PrivatePage>;

/** The page of a visitor's own call. */
export const bookingPage: PrivatePage = {
  title: `Your strategy call | ${brand.name}`,
  description: 'See, move or cancel your strategy call.',
};

export const privateRobots = 'noindex, nofollow';
