import { account, campaignOf } from './account';
import { auditDays, inDollars, sumOf } from './sums';

export const planWeeks = 13;

const leadForm = campaignOf('lead-form');
const localWeek = 150;
const trialWeeks = 3;

export interface PlanChannel {
  id: 'repair' | 'install' | 'local' | 'meta' | 'own-name';
  name: string;
  /** Dollars, week by week. */
  weeks: readonly number[];
}

const weeks = (...runs: readonly (readonly [count: number, dollars: number])[]) =>
  runs.flatMap(([count, dollars]) => Array<number>(count).fill(dollars));

/** The same money as before, in a different order. From the steadiest to the smallest. */
export const planChannels: readonly PlanChannel[] = [
  { id: 'repair', name: 'Search: repair', weeks: weeks([2, 300], [4, 400], [7, 450]) },
  {
    id: 'install',
    name: 'Search: installation',
    weeks: weeks([2, 150], [2, 200], [2, 250], [7, 300]),
  },
  { id: 'local', name: 'Local Services Ads', weeks: weeks([2, 0], [11, localWeek]) },
  { id: 'meta', name: 'Meta lead form', weeks: weeks([2, 50], [11, 150]) },
  { id: 'own-name', name: 'Own name', weeks: weeks([4, 50], [2, 0], [7, 50]) },
];

export const channelBudget = ({ weeks: dollars }: PlanChannel) => sumOf(dollars, (week) => week);

export const weekBudgets = Array.from({ length: planWeeks }, (_, week) =>
  sumOf(planChannels, (channel) => channel.weeks[week] ?? 0),
);

export const planBudget = sumOf(planChannels, channelBudget);

export interface PlanTest {
  letter: string;
  question: string;
  /** First and last week, counted from 1. */
  from: number;
  to: number;
  start: string;
  stop: string;
}

export const planTests: readonly PlanTest[] = [
  {
    letter: 'A',
    question: 'Do Local Services Ads book jobs for less than search does?',
    from: 3,
    to: 8,
    start: 'Google has verified your license and insurance.',
    stop: `After ${inDollars(trialWeeks * localWeek)}, if fewer than three people have called.`,
  },
  {
    letter: 'B',
    question: 'Do fewer, checked Meta forms cost less for each person we reach?',
    from: 3,
    to: 6,
    start: 'The form asks for the ZIP code.',
    stop: `If a person reached costs more than today’s ${inDollars(leadForm.spend / leadForm.inquiries)} for two weeks running.`,
  },
  {
    letter: 'C',
    question: 'Do people who know your name find you without the ad?',
    from: 5,
    to: 6,
    start: 'The counting has been right for 14 days.',
    stop: 'The day callers by name fall more than a fifth behind the two weeks before.',
  },
  {
    letter: 'D',
    question: 'Does a page with a price range bring more installation inquiries?',
    from: 7,
    to: 12,
    start: 'You have agreed to the range.',
    stop: 'At 30 inquiries, or at the end of week 12 if fewer come.',
  },
];

export interface PlanGate {
  day: number;
  /** What an inquiry may cost by then. */
  costPerInquiry: number;
  mustBeTrue: readonly string[];
  otherwise: string;
}

export const planGates: readonly PlanGate[] = [
  {
    day: 30,
    costPerInquiry: account.costPerInquiry,
    mustBeTrue: [
      'What the networks report and what the job book says differ by 10% at most.',
      'The findings marked “high” are repaired.',
    ],
    otherwise: 'Nothing new starts. What is counted wrong cannot be improved.',
  },
  {
    day: 60,
    costPerInquiry: 72,
    mustBeTrue: [
      'Nine of ten first-time callers speak to a person.',
      'Tests A, B and C have an answer, also if it is no.',
    ],
    otherwise: 'What lost its test is switched off, and its money stays in your account.',
  },
  {
    day: auditDays,
    costPerInquiry: 60,
    mustBeTrue: [
      'It has held for four weeks, not for one good one.',
      `You would spend the next ${inDollars(account.monthlySpend)} the same way.`,
    ],
    otherwise: 'We say so, and you take the plan, the accounts and the notes with you.',
  },
];

/** At today's booking rate. */
export const costPerJobAt = ({ costPerInquiry }: PlanGate) => costPerInquiry / account.bookingRate;

/** The week a day falls into, counted from 1. */
export const weekOfDay = (day: number) => Math.ceil(day / 7);

/** Weeks in a row with the same budget for every channel. */
export const weekRuns = Array.from({ length: planWeeks }, (_, week) => week)
  .filter(
    (week) =>
      week === 0 || planChannels.some(({ weeks: dollars }) => dollars[week] !== dollars[week - 1]),
  )
  .map((first, index, starts) => {
    const last = (starts[index + 1] ?? planWeeks) - 1;
    return { first, last, label: `${first + 1}–${last + 1}` };
  });
