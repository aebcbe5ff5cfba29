import { account, type ChannelId, campaignOf, channelName } from './account.ts';
import { keptBy } from './findings.ts';
import { auditDays, inDollars, sumOf } from './sums.ts';

export const planWeeks = 13;

const leadForm = campaignOf('lead-form');
const localWeek = 150;
const trialWeeks = 3;
const automatic = keptBy('automatic');
/** As much as its search and map ads spend today. */
const automaticWeek = automatic.spend / planWeeks;
export const costPerAutomaticInquiry = automatic.spend / automatic.inquiries;
/** First and last week of its test. */
const automaticTest = { from: 7, to: 12 };
const automaticTestSpend = automaticWeek * (automaticTest.to - automaticTest.from + 1);

export interface PlanChannel {
  id: ChannelId;
  name: string;
  /** Dollars, week by week. */
  weeks: readonly number[];
}

const weeks = (...runs: readonly (readonly [count: number, dollars: number])[]) =>
  runs.flatMap(([count, dollars]) => Array<number>(count).fill(dollars));

/** The same money as before, in a different order. */
export const planChannels: readonly PlanChannel[] = [
  { id: 'repair', name: channelName('repair'), weeks: weeks([2, 270], [4, 350], [7, 400]) },
  { id: 'install', name: channelName('install'), weeks: weeks([2, 100], [4, 125], [7, 200]) },
  {
    id: 'automatic',
    name: `${channelName('automatic')}, search and map`,
    weeks: weeks([planWeeks, automaticWeek]),
  },
  { id: 'local', name: channelName('local'), weeks: weeks([2, 0], [11, localWeek]) },
  { id: 'lead-form', name: channelName('lead-form'), weeks: weeks([2, 60], [11, 180]) },
  { id: 'own-name', name: channelName('own-name'), weeks: weeks([4, 60], [2, 0], [7, 30]) },
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
    question: 'Do fewer, better Meta forms cost less for each person reached?',
    from: 3,
    to: 6,
    start: 'The form asks for the ZIP code.',
    stop: `If a person reached costs more than today’s ${inDollars(leadForm.spend / leadForm.inquiries)} for two weeks in a row.`,
  },
  {
    letter: 'C',
    question: 'Do people who know your name find you without the ad?',
    from: 5,
    to: 6,
    start: 'The count has been right for 14 days.',
    stop: 'The day callers by name drop more than a fifth below the two weeks before.',
  },
  {
    letter: 'D',
    question: 'Does Performance Max pay its way on search and map alone?',
    ...automaticTest,
    start: 'Its display placements are out, and it has the customer list.',
    stop: `If its ${inDollars(automaticTestSpend)} brings fewer than ${Math.ceil(automaticTestSpend / costPerAutomaticInquiry)} people. Its money then goes to search.`,
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
      'What the networks report is within 10% of what the job book says.',
      'The findings marked “high” are fixed.',
    ],
    otherwise: 'Nothing new starts. You can’t improve what’s counted wrong.',
  },
  {
    day: 60,
    costPerInquiry: 72,
    mustBeTrue: [
      'Nine out of ten first-time callers reach a person.',
      'Tests A, B and C have an answer, even if it’s no.',
    ],
    otherwise: 'What lost its test gets turned off, and its money stays in your account.',
  },
  {
    day: auditDays,
    costPerInquiry: 60,
    mustBeTrue: [
      'It has held for four weeks, not just one good one.',
      `You would spend the next ${inDollars(account.monthlySpend)} the same way.`,
    ],
    otherwise: 'We say so, and you take the plan, the accounts and the notes with you.',
  },
];

/** At today's booking rate. */
export const costPerJobAt = ({ costPerInquiry }: PlanGate) => costPerInquiry / account.bookingRate;

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
