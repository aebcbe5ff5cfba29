import { paths } from '~/lib/paths';
import { claims } from '../claims';
import type { PageMeta } from '../page-meta';
import { account, type Campaign, type ChannelId, campaigns, reportedTotal } from './account';
import { allCallers, unstaffedCallers } from './callers';
import { findings, keptBy, repairMinutes, waste } from './findings';
import { basinsAlong } from './money-geometry';
import {
  costPerAutomaticInquiry,
  costPerJobAt,
  type PlanGate,
  type PlanTest,
  planBudget,
  planGates,
  planTests,
  planWeeks,
  weekBudgets,
} from './plan';
import {
  keptTerms,
  type SearchTerm,
  searchTotal,
  unlistedTerms,
  unlistedTotal,
} from './search-terms';
import { auditDays, inDollars, inNumber, inPercent, sumOf } from './sums';

const costPerJobOf = ({ spend, jobs }: Campaign) => spend / jobs;
const byCostPerJob = campaigns
  .filter(({ jobs }) => jobs > 0)
  .toSorted((a, b) => costPerJobOf(a) - costPerJobOf(b));
const cheapest = nameable(byCostPerJob[0]);
const dearest = nameable(byCostPerJob.at(-1));
const lastGate = nameable(planGates.at(-1));
const mostJobs = nameable(keptTerms.toSorted((a, b) => b.jobs - a.jobs)[0]);
const kept = {
  inquiries: sumOf(campaigns, ({ id }) => keptBy(id).inquiries),
  jobs: sumOf(campaigns, ({ id }) => keptBy(id).jobs),
};
/** Jobs booked during the plan's weeks if each costs what the last gate allows. */
export const jobsAimedAt = planBudget / costPerJobAt(lastGate);

function nameable<Entry>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new Error('The sample audit has no jobs or no gates.');
  return entry;
}

export const sampleAuditMeta: PageMeta = {
  title: 'A sample ad account audit, in full',
  description: `What the free audit looks like: ${findings.length} findings in dollars a month, with the math, and a ${claims.planLength} media plan drawn week by week. Made-up company.`,
  path: paths.sampleAudit,
};

export const sampleHero = {
  heading: { plain: 'The free audit,', emphasized: 'start to finish' },
  lead: `This is what you get: what your ads cost, what they bring in, ${findings.length} findings in dollars, and the ${claims.planLength} plan. It’s all here; only the client is made up. On the call, we show three parts: the count, the costliest findings and the plan. The rest is yours to read.`,
  button: 'Get Your Free Audit',
  paper: 'It prints well on letter paper.',
  /** Beside the button in the bar. */
  bar: { findings: `${findings.length} findings`, money: `${inDollars(waste.monthly)} a month` },
} as const;

/** The parts of the page, by the ids of their headings. */
export const sampleSections = [
  { label: 'The account', id: 'glance-heading' },
  { label: 'The count', id: 'counting-heading' },
  { label: 'The money', id: 'money-heading' },
  { label: 'The findings', id: 'findings-heading' },
  { label: 'What stays', id: 'untouched-heading' },
  { label: 'The plan', id: 'plan-heading' },
  { label: 'What it costs', id: 'costs-heading' },
  { label: 'The call', id: 'call-heading' },
] as const;

export type SampleSection = (typeof sampleSections)[number];

export const titleBlock = {
  stamp: 'Specimen',
  company: 'Sandspur Heating & Air',
  place: 'Heating and cooling, Wilmington, North Carolina',
  facts: [
    { term: 'Accounts', text: 'Google Ads and Meta' },
    { term: 'Period', text: `July 3 to September 30, ${auditDays} days` },
    { term: 'Checked against', text: 'Phone log, job book' },
    { term: 'Amounts', text: `Dollars in ${auditDays} days, unless marked “a month”` },
  ],
  note: 'The company is made up, and so are its numbers. The math holds up: please check it.',
} as const;

export const glance = {
  heading: { plain: 'The account,', emphasized: 'at a glance' },
  statement: `of a ${inDollars(account.monthlySpend)} monthly budget buys next to nothing.`,
  byConfidence: {
    high: 'we’re sure of. The evidence is in the account.',
    fair: 'we’d bet on, and we say why.',
    'to be tested': 'is a guess. The plan tests it before it moves.',
  },
  scale: 'Each mark is $100 of a month’s spend.',
  caption: 'Two answers to the same question',
  columns: [`Last ${auditDays} days`, 'The networks say', 'The job book says'],
  rows: {
    spend: 'Spend',
    leads: 'Leads',
    costPerLead: 'Cost per lead',
    jobs: 'Jobs booked',
    costPerJob: 'Cost per job',
    unknown: 'doesn’t know',
  },
  verdict: `That’s ${inPercent(waste.share)} of the spend. None of it calls for a bigger budget, and ${Math.round(repairMinutes / 60)} hours of work stop most of it.`,
} as const;

export const counting = {
  heading: {
    plain: `${reportedTotal} leads,`,
    emphasized: `${account.inquiries} people`,
  },
  lead: 'The first thing we fix has no price of its own, because everything else depends on it. Bidding learns from what gets counted. Here, it learned that looking up the address is a sale.',
  start: 'Conversions the networks report',
  people: 'People who asked for the first time',
  peopleSource: 'Each counted once, with a name, a number and the ad they came from.',
  jobs: 'Jobs booked',
  jobsSource: `${inPercent(account.bookingRate)} of those who asked. ${inDollars(account.costPerJob)} in ads for each.`,
  change:
    'Change: count only a call of a minute or more, a form (once) and a booked job, sent back from the job book every night. It takes three hours. Everything on this page is counted that way.',
} as const;

export const money = {
  heading: { plain: `Where ${inDollars(account.spend)}`, emphasized: 'went' },
  lead: `Each campaign is as tall as its spend. Right of the shoreline is the spend that brought in ${kept.inquiries} of the ${account.inquiries} people and ${kept.jobs} of the ${account.jobs} jobs. Left of it is what we’d take away.`,
  caption:
    'Land is spend we’d take away: it brought nothing, a few people at several times the price, or people who would have come anyway. The number in it says how many. Water is spend that works. All areas are to scale.',
  /** The chart in words. */
  chart: `Chart of six campaigns, as tall as their spend: ${basinsAlong(0, 1)
    .map(
      ({ campaign, wasted }) =>
        `${campaign.name} ${inDollars(campaign.spend)}, ${inDollars(wasted)} of it to move`,
    )
    .join('; ')}. The table below has all the numbers.`,
  asked: (people: number) => `${people} asked`,
  booked: (jobs: number) => `${jobs} booked`,
  called: (people: number, reached: number) => `${people} called, ${reached} reached`,
  takeaway: `A job from ${dearest.name} costs ${inDollars(costPerJobOf(dearest))}. A job from ${cheapest.name} costs ${inDollars(costPerJobOf(cheapest))}. The average, ${inDollars(account.costPerJob)}, describes neither.`,
  tableCaption: 'The same chart in numbers',
  columns: ['Campaign', 'Spend', 'To move', 'Working', 'Asked', 'Booked', 'Cost per job'],
  all: 'All',
  noCost: 'none',
} as const;

export const findingsText = {
  heading: { plain: `${findings.length} findings,`, emphasized: 'costliest first' },
  lead: `In dollars a month. No dollar is counted twice: what one finding claims, the next one leaves out.`,
  labels: {
    looked: 'We looked at',
    arithmetic: 'The math',
    change: 'Change',
    money: 'The money',
    effort: 'Takes',
    confidence: 'Confidence',
  },
  aMonth: 'a month',
  evidence: 'How we know, and how sure we are',
  position: (position: number) => `Finding ${position} of ${findings.length}`,
  /** Under a finding, in dollars a month; `soFar` follows it. */
  upTo: (dollars: string) => `${dollars} of ${inDollars(waste.monthly)}`,
  soFar: 'so far',
  total: 'a month, together',
  totalNote: `This is money to move, not new money. The plan is how we find out what it earns in its new place.`,
} as const;

export const termsPlate = {
  caption: `What people typed, and what it cost in ${auditDays} days`,
  columns: ['Search', 'Cost', 'Clicks', 'Asked', 'Booked'],
  others: `${unlistedTerms} other terms`,
  total: 'Both search campaigns',
  note: `The ${unlistedTerms} others brought ${unlistedTotal.inquiries} inquiries for ${inDollars(unlistedTotal.spend)}. That’s ${inDollars(unlistedTotal.spend / unlistedTotal.inquiries)} each, above the ${inDollars(searchTotal.spend / searchTotal.inquiries)} for all search, but too little to judge term by term. We leave them and look again in a month.`,
} as const;

export const callersPlate = {
  caption: `${allCallers.callers} first-time callers, by hour of the call`,
  answered: 'reached a person',
  missed: 'no answer, or voicemail',
  staffed: 'The office says it answers',
  /** In the chart in words. */
  hour: (hour: string, answered: number, missed: number) =>
    `${hour}: ${answered} answered, ${missed} missed`,
  summary: `Of ${allCallers.callers} callers, ${allCallers.missed} were missed, ${unstaffedCallers.missed} of them at noon, before eight or after five.`,
} as const;

interface Untouched {
  term: string;
  text: string;
  /** Its row in the plan. */
  channel?: ChannelId;
  /** The figures behind the claim that it pays its way. */
  evidence?: SearchTerm;
}

const untouchedEntries: readonly Untouched[] = [
  {
    term: `“${mostJobs.term}”`,
    text: `It pays its way: ${mostJobs.jobs} jobs, the most of any search, at ${inDollars(mostJobs.spend / mostJobs.jobs)} in ads each. Anyone who “optimizes” it just wants to look busy.`,
    channel: mostJobs.campaign,
    evidence: mostJobs,
  },
  {
    term: 'The photo of the two technicians',
    text: 'Old, a little crooked, and cheaper per form than the three studio shots. People open the door to faces.',
    channel: 'lead-form',
  },
  {
    term: 'Performance Max on search and map',
    text: `Its ${keptBy('automatic').inquiries} inquiries cost ${inDollars(costPerAutomaticInquiry)} each, while the account pays ${inDollars(account.costPerInquiry)}. Expensive, but they’re real people: test it before you cut it. That’s test D.`,
    channel: 'automatic',
  },
  {
    term: 'The budget',
    text: 'It’s big enough. We wouldn’t raise it before day 90, and not even then if day 90 misses its numbers.',
  },
];

export const untouched = {
  heading: { plain: 'What we', emphasized: 'wouldn’t touch' },
  lead: 'An audit that changes everything hasn’t looked. These stay as they are.',
  entries: untouchedEntries,
} as const;

export const planText = {
  heading: { plain: 'The next ninety days,', emphasized: 'week by week' },
  lead: `The same ${inDollars(planBudget)}, in a different order: little while the tracking gets fixed, more once we can trust it. October is a slow month for heating and cooling, and the right one for repairs.`,
  caption: `Budget by channel, October 12 to January 10. ${planWeeks} weeks make ${planWeeks * 7} days; the last one is for deciding.`,
  takeaway: `At the third gate’s ${inDollars(costPerJobAt(lastGate))} a job, the same ${inDollars(planBudget)} books ${inNumber(jobsAimedAt)} jobs. It used to book ${account.jobs}. That’s the target, not a promise.`,
  tableCaption: 'The chart in numbers, dollars a week',
  tableLabels: { weeks: 'Weeks', all: 'All', week: 'A week' },
  /** The chart in words. */
  chart: `Chart of the weekly budget, stacked by channel. Total by week: ${weekBudgets
    .map((dollars, week) => `${week + 1}, ${inDollars(dollars)}`)
    .join('; ')}. Tests: ${planTests
    .map(({ letter, from, to }) => `${letter}, weeks ${from} to ${to}`)
    .join(
      '; ',
    )}. Gates on day ${planGates.map(({ day }) => day).join(', ')}. The table below has the channels.`,
  chartLabels: {
    dollarsAWeek: 'dollars a week',
    week: 'week',
    tests: 'tests',
    day: (day: number) => `day ${day}`,
  },
  testsHeading: 'Four tests, each with a way out',
  testWeeks: ({ letter, from, to }: PlanTest) => `Test ${letter}, weeks ${from} to ${to}`,
  testLabels: { start: 'Starts when', stop: 'Stops' },
  gatesHeading: 'What has to be true to keep going',
  gateDay: (day: number) => `By day ${day}`,
  gateCosts: (gate: PlanGate) =>
    `An inquiry costs at most ${inDollars(gate.costPerInquiry)}, a job ${inDollars(costPerJobAt(gate))}.`,
  gateLabels: { otherwise: 'If not' },
} as const;
