/** In place of a page that failed. The email address follows the text. */
export const pageFailed = {
  heading: 'This page ran aground',
  text: 'The connection dropped, or we made a mistake. If trying again does not help, write to',
  button: 'Try again',
} as const;

/** In place of an island that failed, or above it. Its text stands around a link, in island-failed.tsx. */
export const islandFailed = { heading: 'This part of the page ran aground' } as const;
