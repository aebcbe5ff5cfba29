import { paths } from '~/lib/paths';
import type { NavigationLink } from './navigation';

const cause = 'The connection dropped, or something broke on our end.';

/** In place of a page that failed. The email address follows the text. */
export const pageFailed = {
  heading: 'This page didn’t load',
  text: `${cause} If trying again doesn’t help, email`,
  button: 'Try again',
} as const;

/** In place of an island that failed, or above it. The email address follows the text. */
export const islandFailed = {
  heading: 'This part of the page didn’t load',
  text: { before: `${cause} If`, link: 'reloading the page', after: 'doesn’t help, email' },
} as const;

const formNeeds = 'This form needs JavaScript and a recent browser.';
const personAnswers = '; a person answers.';

/** Above a form that has no scripts. The email address stands between the two parts. */
export const formFailed = {
  before: `${formNeeds} Without them, email`,
  after: personAnswers,
} as const;

/** The answer to a form that a browser has sent without scripts. The email address stands between `write` and `after`. */
export const formNotSent = {
  meta: { title: 'Form Not Sent', description: 'The form needs JavaScript.' },
  heading: 'Your form wasn’t sent',
  back: 'Press Back: what you typed is still there.',
  needs: `${formNeeds} Turn JavaScript on for this site, reload the page and send the form.`,
  write: 'Or email',
  after: personAnswers,
} as const;

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
