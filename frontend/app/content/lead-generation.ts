import { paths } from '~/lib/paths';
import { callSteps, offer } from './call-steps';
import { claims } from './claims';
import type { PageMeta } from './page-meta';

export const leadMeta: PageMeta = {
  title: 'Schedule your risk-free consultation',
  description: `Book a free ${claims.callLength} strategy call, with an account audit and a ${claims.planLength} media plan. You pick a time on the next page.`,
  path: paths.leadGeneration,
};

export const leadHero = {
  heading: { plain: `${claims.callTimeFirst} that`, emphasized: 'pays for itself' },
  lead: `${offer} No card, no contract.`,
  // A hyphen that does not break: 'risk-' at the end of a line reads as its opposite.
  formHeading: 'Schedule your risk\u2011free consultation',
  formNote: 'You pick a time on the next page.',
} as const;

/** Shown for the newsletter topic. Names no interval: new pages come when there is something to say. */
export const newsletterHero = {
  heading: { plain: 'New pages,', emphasized: 'by email' },
  lead: 'Budgets with the arithmetic shown, and the mistakes that cost money. We write when we have worked something out, and not before.',
  formHeading: 'Get new pages by email',
  formNote: 'Your name and email, nothing else. One line back takes you off the list.',
} as const;

export const leadTopics = {
  heading: { plain: 'On the call', emphasized: 'we cover' },
  entries: [
    'Where your ad money goes today, and which part of it brings nothing back',
    'What one new customer is worth to you, and so what you may pay for one',
    'Which of search and social fits your season, your town and your margin',
    'What your competitors are paying to be seen for',
    'Whether your website turns visitors into calls, and where it loses them',
  ],
} as const;

export const leadBenefits = {
  heading: { plain: 'After the call', emphasized: 'you have' },
  entries: [
    {
      title: 'The audit',
      text: 'What we found in your accounts, with the figures, in plain words.',
    },
    {
      title: `The ${claims.planLength} media plan`,
      text: 'Channels, budgets, first tests, and what has to be true by day 30, 60 and 90.',
    },
    {
      title: 'A straight recommendation',
      text: 'With us, with someone else, or not yet. It costs the same: nothing.',
    },
  ],
  /** What the benefits depend on. */
  basis: `${callSteps.access} It takes ${callSteps.accessTime}. ${callSteps.lateAccess}`,
} as const;
