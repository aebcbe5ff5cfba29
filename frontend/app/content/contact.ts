import { agencyPeople, brand, type Person } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { agencyProfile } from './agency';
import { callSteps } from './call-steps';
import { claims } from './claims';
import type { PageMeta } from './page-meta';
import { withPromise } from './promises';

export const contactMeta: PageMeta = {
  title: 'Contact',
  description: `Contact our paid advertising team in ${brand.city}, ${brand.regionCode}. You’ll hear back by email within ${claims.responseTime}, and the first consultation is risk-free.`,
  path: paths.contact,
  structured: [agencyProfile],
};

export const contactHero = {
  kicker: `Contact ${brand.name}, ${brand.city} ${brand.regionCode}`,
  heading: { plain: 'Talk', emphasized: 'to us' },
  lead: 'Tell us what you sell and what you’ve tried. You’ll get a straight answer, even if it’s that you don’t need us yet.',
} as const;

export interface InfoCard {
  title: string;
  text: string;
  /** Shown as a mail link when the card is about writing. */
  email?: string;
}

export const contactCards: readonly InfoCard[] = [
  {
    title: `${brand.city}, ${brand.region}`,
    text: 'On the river, on Eastern Time. We work with businesses up and down the coast, and farther away by video.',
  },
  {
    title: `Email, answered within ${claims.responseTime}`,
    text: agencyPeople
      ? `By ${agencyPeople.map(({ name }: Person) => name).join(' or ')}, who would work on your account.`
      : 'Just have a question? That’s fine, too.',
    email: brand.email,
  },
  {
    title: 'Risk-free consultation',
    text: `${claims.callMinutesFirst}, no card, no contract. If we’re not right for you, we’ll tell you who might be.`,
  },
];

export const contactForm = {
  heading: { plain: 'Write to us,', emphasized: 'then pick a time' },
  steps: [
    `You send the form. Name, email and phone are enough. ${callSteps.book}`,
    `${callSteps.access} Setting it up takes ${callSteps.accessTime}.`,
    callSteps.audit,
    `${callSteps.call} ${callSteps.lateAccess}`,
  ],
} as const;

export interface Question {
  question: string;
  answer: string;
}

export const contactQuestions = {
  heading: { plain: 'Questions', emphasized: 'before the first call' },
  entries: [
    {
      question: 'What’s in the free consultation?',
      answer: `An audit of your ad accounts and a ${claims.planLength} media plan. ${callSteps.call} If you don’t have ad accounts yet, we’ll talk about your market instead. ${callSteps.keep}`,
    },
    {
      question: 'What size business do you work with?',
      answer: `Small and mid-sized, mostly local. Accounts start at ${claims.smallestMonthlySpend} of ad spend a month and go past ${claims.largestMonthlySpend}. Below that, we’ll tell you what to do on your own first.`,
    },
    {
      question: 'How do you measure success?',
      answer:
        'In your terms: booked jobs, tables, appointments, and what each one cost in ads. We agree on that number before the first dollar is spent, and report against it.',
    },
    {
      question: 'Do I have to sign a long-term contract?',
      answer: withPromise(
        'Not for the call, the audit or the plan. If you hire us after that, you’ll see the terms in writing before you sign.',
        'thirtyDaysNotice',
      ),
    },
  ] satisfies readonly Question[],
} as const;
