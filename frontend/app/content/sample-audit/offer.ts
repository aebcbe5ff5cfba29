/** After the specimen: what the audit costs, what it can promise, and the call it is shown on. */
import { appointmentMinutes, viewingAccessTime } from '@agency/contracts';
import { callSteps } from '../call-steps';
import { howWeCharge } from '../how-we-charge';
import { account } from './account';
import { planBudget, planWeeks } from './plan';
import { jobsAimedAt, type SampleSection } from './sample-audit';
import { auditMonths, inDollars } from './sums';

/** The made-up company's, in dollars a month. */
export const specimenFee = 950;

export const costs = {
  heading: { plain: 'What it costs,', emphasized: 'and what it can promise' },
  entries: [
    {
      term: 'This audit and this plan',
      value: 'Free',
      text: 'Yours to keep, whether you hire us, someone else or no one.',
    },
    {
      term: `Media, ${planWeeks} weeks`,
      value: inDollars(planBudget),
      text: 'You pay Google and Meta directly, from your own accounts.',
    },
    {
      term: howWeCharge.term,
      value: `${inDollars(specimenFee)} a month`,
      text: `Made up like the rest of this page. With it, a job at the third gate costs ${inDollars((planBudget + specimenFee * auditMonths) / jobsAimedAt)}, ads and fee together. Today, a job costs ${inDollars(account.costPerJob)} in ads alone. And yours? ${howWeCharge.text}`,
    },
  ],
  can: {
    heading: 'It can promise',
    entries: [
      'That every number has a source you can open yourself.',
      'That the leaks it names can be stopped, and by when.',
      'That every change comes with the reason for it.',
    ],
  },
  cannot: {
    heading: 'It can’t promise',
    entries: [
      'How many people will need heat in December.',
      'That money moved to a new place will earn as much there. That’s what the tests are for.',
      `That the ${inDollars(account.costPerJob)} cost of a job will drop to a number we picked. The gates say what we expect, and when to stop.`,
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
  lead: `We’ll share three parts on screen, and you’ll get the full audit and plan by email afterward. We can only write them with viewing access, which takes you ${viewingAccessTime}. ${callSteps.lateAccess}`,
} as const;

/** How the call goes through the audit. */
export const callParts: readonly CallPart[] = [
  {
    minutes: 5,
    title: 'The count',
    shows: 'counting-heading',
    text: 'What the networks say, and what your job book says.',
  },
  {
    minutes: 10,
    title: 'The findings',
    shows: 'findings-heading',
    text: 'The three that cost the most, in your own account, on the shared screen.',
  },
  {
    minutes: 10,
    title: 'The plan',
    shows: 'plan-heading',
    text: 'Week by week, with the gates. Cross out what you don’t like.',
  },
  {
    minutes: 5,
    title: 'You',
    text: 'Your questions. Then you decide, on the call or a month later.',
  },
];

export const sampleClosing = {
  heading: 'Now with your own numbers',
  text: `Three fields, a time for the call, and ten minutes to give us viewing access. We do the reading and the math. The audit and the plan are free, and you keep them either way.`,
} as const;
