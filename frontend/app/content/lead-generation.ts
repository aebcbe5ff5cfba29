import { paths } from '~/lib/paths';
import { callSteps, offer, unbroken } from './call-steps';
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
  /** On phones, where it must be one line. */
  brief: 'Free call, audit and plan. No contract.',
  formHeading: unbroken('Schedule your risk-free consultation'),
  formNote: 'You pick a time on the next page.',
} as const;

/** Shown for the newsletter topic. Names no interval: new pages come when there is something to say. */
export const newsletterHero = {
  heading: { plain: 'New pages,', emphasized: 'by email' },
  lead: 'Budgets with the math shown, and the mistakes that cost money. We write when we’ve worked something out, and not before.',
  brief: 'Budgets, with the math shown.',
  formHeading: 'Get new pages by email',
  formNote: 'Just your name and email. To get off the list, reply to any email.',
} as const;

export const leadTopics = {
  heading: { plain: 'On the call', emphasized: 'we cover' },
  entries: [
    'Where your ad money goes today, and how much of it is wasted',
    'What a new customer is worth to you, and what you can pay to get one',
    'Whether search or social fits your season, your town and your margin',
    'What your competitors are advertising',
    'Whether your website turns visitors into calls, and where it loses them',
  ],
} as const;

export const leadBenefits = {
  heading: { plain: 'After the call', emphasized: 'you have' },
  entries: [
    {
      title: 'The audit',
      text: 'What we found in your accounts, with the numbers, in plain English.',
    },
    {
      title: `The ${claims.planLength} media plan`,
      text: 'Channels, budgets, first tests, and what has to be true by day 30, 60 and 90.',
    },
    {
      title: 'A straight recommendation',
      text: 'Hire us, hire someone else, or wait. The advice costs the same: nothing.',
    },
  ],
  /** What the benefits depend on. */
  basis: `${callSteps.access} Setting it up takes ${callSteps.accessTime}. ${callSteps.lateAccess}`,
} as const;
