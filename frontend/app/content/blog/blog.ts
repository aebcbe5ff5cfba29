import { brand } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { absolute } from '~/lib/seo/addresses';
import { agencyReference, type Crumb } from '~/lib/seo/structured-data';
import { blogName } from '../agency';
import { claims } from '../claims';
import type { PageMeta } from '../page-meta';

export const articleSuffix = 'Blog';
/** Every article is signed by all of us. */
export const articleAuthor = `The ${brand.name} team`;

export const blogCrumbs: readonly Crumb[] = [
  { label: 'Home', path: paths.home },
  { label: 'Blog', path: paths.blog },
];

const description =
  'Working guides to advertising for small businesses on the Carolina coast: budgets with the math shown, what to do first, and the costly mistakes.';

export const blogMeta: PageMeta = {
  title: 'Blog: local marketing, worked out',
  description,
  path: paths.blog,
  structured: [
    {
      '@type': 'Blog',
      '@id': absolute(`${paths.blog}#blog`),
      name: blogName,
      description,
      url: absolute(paths.blog),
      publisher: agencyReference,
    },
  ],
};

export const blogHero = {
  heading: { plain: 'What we tell owners,', emphasized: 'written down' },
  lead: 'Budgets with the math shown, what to do first, and the mistakes that cost money. Every article is free to read.',
  feedLink: 'Follow by RSS',
} as const;

export const blogSections = {
  featured: 'Featured Article',
  latest: 'Latest Articles',
  readMore: 'Read More',
} as const;

export const blogBanner = {
  heading: 'Get Weekly Marketing Tips',
  text: 'A page when we’ve worked something out, short enough for a coffee break: a number worth checking, a setting worth changing. Your name and email are enough.',
  button: 'Subscribe to Our Newsletter',
} as const;

/** Closes the grid, beside its last card. */
export const blogRemainder = {
  title: 'Don’t see your industry?',
  text: 'Tell us what you sell and where, and we’ll point you to the guide that comes closest.',
  link: 'Ask about your industry',
} as const;

export const articlePage = {
  share: 'Share Article',
  contents: 'In this article',
  /** Stands once in the middle of every article. */
  invitation: {
    text: 'Your numbers will be different.',
    link: 'Send us your numbers',
    or: 'or',
    audit: 'see a sample audit',
  },
  back: 'Back to Blog',
  related: { plain: 'Read', emphasized: 'next' },
  closing: {
    heading: 'Ready to Implement These Strategies?',
    text: `Bring your own numbers to a ${claims.callLength} call. We’ll run this article’s math on them, and you keep the sheet.`,
    button: 'Get Your Free Strategy Session',
  },
} as const;

export const shareNotices = {
  copied: { title: 'Link copied', description: 'Paste it wherever you like.' },
  failed: { title: 'Copying failed', description: 'The address is in your browser’s address bar.' },
} as const;

export const articleNotFoundMeta = {
  title: 'Blog Post Not Found',
  description: 'There is no article at this address.',
} as const;

export const articleNotFound = {
  heading: 'Blog Post Not Found',
  text: "The blog post you're looking for doesn't exist.",
} as const;
