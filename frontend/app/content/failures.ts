const cause = 'The connection dropped, or we made a mistake.';

/** In place of a page that failed. The email address follows the text. */
export const pageFailed = {
  heading: 'This page ran aground',
  text: `${cause} If trying again does not help, write to`,
  button: 'Try again',
} as const;

/** In place of an island that failed, or above it. The email address follows the text. */
export const islandFailed = {
  heading: 'This part of the page ran aground',
  text: { before: `${cause} If`, link: 'loading the page again', after: 'does not help, write to' },
} as const;

/** Above a form that has no scripts. The email address stands between the two parts. */
export const formFailed = {
  before: 'This form needs JavaScript and a recent browser. Without them, write to',
  after: '; a person answers.',
} as const;
