import type { OnwardPath } from './onward.server';

/** Where a page leads before it asks for a call: two articles to read, and the pages beside it. */
export interface Onward {
  /** Slugs. */
  articles: readonly [string, string];
  pages: readonly { path: OnwardPath; why: string }[];
}

export const onwardSection = {
  heading: { plain: 'Read first,', emphasized: 'then decide' },
  pages: 'Related pages',
} as const;
