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
  description: `What the free audit looks like: ${findings.length} findings in dollars a month with their arithmetic, and a ${claims.planLength} media plan drawn week by week. Made-up company.`,
  path: paths.sampleAudit,
};

export const sampleHero = {
  heading: { plain: 'The free audit,', emphasized: 'opened flat' },
  lead: `This is what you are handed: what your ads cost, what they bring, ${findings.length} findings in dollars, and the ${claims.planLength} plan. Nothing is left out but the client. On the call we show three parts of it: the counting, the costliest findings and the plan. The rest is for reading.`,
  button: 'Get Your Free Audit',
  paper: 'It prints well on letter paper.',
  /** Beside the button in the bar. */
  bar: { findings: `${findings.length} findings`, money: `${inDollars(waste.monthly)} a month` },
} as const;

/** The parts of the page, by the ids of their headings. */
export const sampleSections = [
  { label: 'The account', id: 'glance-heading' },
  { label: 'The counting', id: 'counting-heading' },
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
    { term: 'Surveyed', text: `July 3 to September 30, ${auditDays} days` },
    { term: 'Read beside', text: 'Phone log, job book' },
    { term: 'Soundings', text: `In dollars of ${auditDays} days, unless marked “a month”` },
  ],
  note: 'The company is made up, and so are its figures. The arithmetic holds: please check it.',
} as const;

export const glance = {
  heading: { plain: 'The account,', emphasized: 'at a glance' },
  statement: `of ${inDollars(account.monthlySpend)} a month buys nothing, or next to nothing.`,
  byConfidence: {
    high: 'we are sure of. The evidence is in the account.',
    fair: 'we would bet on, and say why.',
    'to be tested': 'is a guess. The plan tests it before it moves.',
  },
  scale: 'One division is $100 of a month’s spend.',
  caption: 'Two answers to the same question',
  columns: [`Last ${auditDays} days`, 'The networks say', 'The job book says'],
  rows: {
    spend: 'Spend',
    leads: 'Leads',
    costPerLead: 'A lead costs',
    jobs: 'Jobs booked',
    costPerJob: 'A job costs',
    unknown: 'does not know',
  },
  verdict: `That is ${inPercent(waste.share)} of the spend. None of it asks for a larger budget; ${Math.round(repairMinutes / 60)} hours of work stop most of it.`,
} as const;

export const counting = {
  heading: {
    plain: `${reportedTotal} leads,`,
    emphasized: `${account.inquiries} people`,
  },
  lead: 'The first thing we repair has no price of its own, because it decides all the others. Bidding learns from what is counted. Here it learned that looking up the address is a sale.',
  start: 'Conversions the networks report',
  people: 'People who asked for the first time',
  peopleSource: 'Each of them once, with a name, a number and the ad they came from.',
  jobs: 'Jobs booked',
  jobsSource: `${inPercent(account.bookingRate)} of those who asked. ${inDollars(account.costPerJob)} of ads for each.`,
  change:
    'Change: three conversions and no fourth. A call of a minute or more, a form once, a booked job sent back from the job book every night. Three hours. Everything on this page is counted that way.',
} as const;

export const money = {
  heading: { plain: `Where ${inDollars(account.spend)}`, emphasized: 'went' },
  lead: `Every campaign is as tall as its spend. What lies right of its shore brought in ${kept.inquiries} of the ${account.inquiries} people and ${kept.jobs} of the ${account.jobs} jobs. What lies left of it we would take away.`,
  caption:
    'Land is spend we would take away: it brought nothing, a few people at several times the price, or people who would have come anyway. Their number stands in it. Water is spend that works. All areas are to scale.',
  /** The chart in words. */
  chart: `Chart of six campaigns, as tall as their spend: ${basinsAlong(0, 1)
    .map(
      ({ campaign, wasted }) =>
        `${campaign.name} ${inDollars(campaign.spend)}, ${inDollars(wasted)} of it to move`,
    )
    .join('; ')}. The table below has all figures.`,
  asked: (people: number) => `${people} asked`,
  booked: (jobs: number) => `${jobs} booked`,
  rang: (people: number, reached: number) => `${people} rang, ${reached} reached`,
  takeaway: `A job from ${dearest.name.replace('Search: ', '')} costs ${inDollars(costPerJobOf(dearest))}, one from ${cheapest.name.replace('Search: ', '')} ${inDollars(costPerJobOf(cheapest))}. The average of ${inDollars(account.costPerJob)} describes neither.`,
  tableCaption: 'The same chart in figures',
  columns: ['Campaign', 'Spend', 'To move', 'At work', 'Asked', 'Booked', 'A job costs'],
  all: 'All',
  noCost: 'none',
} as const;

export const findingsText = {
  heading: { plain: `${findings.length} findings,`, emphasized: 'costliest first' },
  lead: `In dollars a month. No dollar is counted twice: what one finding has claimed is out of the next one’s sums.`,
  labels: {
    looked: 'We looked at',
    arithmetic: 'Arithmetic',
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
  totalNote: `This is spend that can move, not money that appears. What it earns in its new place is what the plan finds out.`,
} as const;

export const termsPlate = {
  caption: `What people typed, and what it cost in ${auditDays} days`,
  columns: ['Search', 'Cost', 'Clicks', 'Asked', 'Booked'],
  others: `${unlistedTerms} other terms`,
  total: 'Both search campaigns',
  note: `The ${unlistedTerms} others brought ${unlistedTotal.inquiries} inquiries for ${inDollars(unlistedTotal.spend)}. That is ${inDollars(unlistedTotal.spend / unlistedTotal.inquiries)} each, above the ${inDollars(searchTotal.spend / searchTotal.inquiries)} of all search but too thin to judge term by term. We leave them and look again in a month.`,
} as const;

export const callersPlate = {
  caption: `${allCallers.callers} first-time callers, by the hour they rang`,
  answered: 'spoke to a person',
  missed: 'rang out or reached the voicemail',
  staffed: 'The office says it answers',
  /** In the chart in words. */
  hour: (hour: string, answered: number, missed: number) =>
    `${hour}: ${answered} answered, ${missed} missed`,
  summary: `Of ${allCallers.callers} callers ${allCallers.missed} were missed, ${unstaffedCallers.missed} of them at noon, before eight or after five.`,
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
    text: `It pays its way: ${mostJobs.jobs} jobs, the most of any search, at ${inDollars(mostJobs.spend / mostJobs.jobs)} of ads each. Anybody who “optimizes” it wants to be seen doing something.`,
    channel: mostJobs.campaign,
    evidence: mostJobs,
  },
  {
    term: 'The photo of the two technicians',
    text: 'Old, slightly crooked, and cheaper for each form than the three studio pictures. People open the door to faces.',
    channel: 'lead-form',
  },
  {
    term: 'Performance Max on search and map',
    text: `Its ${keptBy('automatic').inquiries} inquiries cost ${inDollars(costPerAutomaticInquiry)} each, where the account pays ${inDollars(account.costPerInquiry)}. Dear, but they are people: test it before you cut it. That is test D.`,
    channel: 'automatic',
  },
  {
    term: 'The budget',
    text: 'It is large enough. We would not raise it before day 90, and not then if the third gate stays shut.',
  },
];

export const untouched = {
  heading: { plain: 'What we would', emphasized: 'not touch' },
  lead: 'An audit that changes everything has not looked. These stay as they are.',
  entries: untouchedEntries,
} as const;

export const planText = {
  heading: { plain: 'The next ninety days,', emphasized: 'week by week' },
  lead: `The same ${inDollars(planBudget)}, in another order: little while the counting is repaired, more once it can be trusted. October is a quiet month for heating and cooling, and the right one for repairs.`,
  caption: `Budget by channel, October 12 to January 10. ${planWeeks} weeks make ${planWeeks * 7} days; the last one is for deciding.`,
  takeaway: `At the third gate’s ${inDollars(costPerJobAt(lastGate))} the same ${inDollars(planBudget)} books ${inNumber(jobsAimedAt)} jobs, where it booked ${account.jobs}. That is the target, not a promise.`,
  tableCaption: 'The chart in figures, dollars a week',
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
  gatesHeading: 'What must be true to carry on',
  gateDay: (day: number) => `By day ${day}`,
  gateCosts: (gate: PlanGate) =>
    `An inquiry costs ${inDollars(gate.costPerInquiry)} at most, a job ${inDollars(costPerJobAt(gate))}.`,
  gateLabels: { otherwise: 'If not' },
} as const;
