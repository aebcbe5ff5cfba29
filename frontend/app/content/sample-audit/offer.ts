/** After the specimen: what the audit costs, what it can promise, and the call it is shown on. */
import { appointmentMinutes, viewingAccessTime } from '@agency/contracts';
import { howWeCharge } from '../how-we-charge';
import { account } from './account';
import { planBudget, planWeeks } from './plan';
import { jobsAimedAt, type SampleSection } from './sample-audit';
import { auditMonths, inDollars } from './sums';

/** The made-up company's, in dollars a month. */
export const specimenFee = 950;

export const costs = {
  heading: { plain: 'What it costs,', emphasized: 'and what it is' },
  entries: [
    {
      term: 'This audit and this plan',
      value: 'Free',
      text: 'Yours to keep, with us, with somebody else or by yourself.',
    },
    {
      term: `Media, ${planWeeks} weeks`,
      value: inDollars(planBudget),
      text: 'Paid by you to Google and Meta, from your own accounts. Not a dollar of it passes through ours.',
    },
    {
      term: howWeCharge.term,
      value: `${inDollars(specimenFee)} a month`,
      text: `Made up like the rest of this page; yours is named after your own audit. With it, the third gate’s job costs ${inDollars((planBudget + specimenFee * auditMonths) / jobsAimedAt)}, ads and fee together. Today it costs ${inDollars(account.costPerJob)} of ads alone. ${howWeCharge.text}`,
    },
  ],
  can: {
    heading: 'It can promise',
    entries: [
      'That every figure has a source you can open yourself.',
      'That the leaks it names can be stopped, and by when.',
      'That somebody looks every week, and writes down why a thing was changed.',
    ],
  },
  cannot: {
    heading: 'It cannot promise',
    entries: [
      'How many people will need heating in December.',
      'That what is saved in one place earns as well in another. The tests are there to find out.',
      `The ${inDollars(account.costPerJob)} of a job falling to a figure we have picked. The gates say what we expect, and when to stop.`,
    ],
  },
} as const;

export interface CallPart {
  minutes: number;
  title: string;
  text: string;
  /** The part of the audit that we share on the screen. */
  shows?: SampleSection['id'];
}

export const callText = {
  heading: { plain: `${appointmentMinutes} minutes`, emphasized: 'on the call' },
  minutes: (minutes: number) => `${minutes} minutes`,
  lead: `The three parts we show are on your screen, and the whole of both papers is in your email afterward. We can only write them with viewing access, which takes you ${viewingAccessTime}. If it comes late, they come within a week of it.`,
} as const;

/** How the call goes through the audit. */
export const callParts: readonly CallPart[] = [
  {
    minutes: 5,
    title: 'The counting',
    shows: 'counting-heading',
    text: 'What the networks say, and what your job book says.',
  },
  {
    minutes: 10,
    title: 'The findings',
    shows: 'findings-heading',
    text: 'The three costliest, in your own account, on the shared screen.',
  },
  {
    minutes: 10,
    title: 'The plan',
    shows: 'plan-heading',
    text: 'Week by week, with the gates. You strike out what you do not like.',
  },
  { minutes: 5, title: 'You', text: 'Questions. Then you decide, there or a month later.' },
];

export const sampleClosing = {
  heading: 'Now with your own figures',
  text: `Three fields and a time for the call. Ten minutes of yours for viewing access; the reading and the sums are ours. The audit and the plan are free, and you keep them either way.`,
} as const;
