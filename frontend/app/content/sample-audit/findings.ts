import {
  account,
  type CampaignId,
  type ChannelId,
  campaignOf,
  channelName,
  deductions,
  reported,
} from './account.ts';
import { unstaffedCallers } from './callers.ts';
import { searchTotal, wastedIn, wastedTerms } from './search-terms.ts';
import { inDollars, inNumber, inPercent, perMonth, sumOf } from './sums.ts';

export type Confidence = 'high' | 'fair' | 'to be tested';

/** Spend that a finding would take away, and the people it brought nevertheless. */
export interface Taken {
  campaign: CampaignId;
  /** Dollars in 90 days. */
  spend: number;
  /** First-time inquiries, how many of them spoke to a person, and booked jobs. */
  inquiries: number;
  reached: number;
  jobs: number;
}

export interface Finding {
  id: 'terms' | 'boosts' | 'automatic' | 'form' | 'hours' | 'places' | 'own-name';
  title: string;
  /** What it takes, as labeled in the drawing. */
  mark: string;
  /** By the campaign that paid it. No dollar is in two findings. */
  takes: readonly Taken[];
  /** Where the plan puts the same dollars, and what for. */
  gives: readonly { channel: ChannelId; spend: number }[];
  givesFor: string;
  looked: string;
  arithmetic: string;
  change: string;
  effortMinutes: number;
  effort: string;
  confidence: Confidence;
}

const costPerLeadForm = campaignOf('lead-form').spend / reported.leadForms;
const deadLeadForms = sumOf(
  deductions.filter(({ label }) => label.startsWith('Meta forms')),
  ({ count }) => count,
);
const elsewhere = { repair: 300, install: 240 };
const elsewhereSpend = elsewhere.repair + elsewhere.install;
const reactions = 1_860;
/** The share of the searches that “Search: repair” bids on in which it appears. */
export const repairImpressionShare = 0.3;

const taken = (campaign: CampaignId, spend: number): Taken => ({
  campaign,
  spend,
  inquiries: 0,
  reached: 0,
  jobs: 0,
});
const automatic = { ...taken('automatic', 1_140), inquiries: 2, reached: 2 };
const unstaffed: Taken = {
  ...taken('repair', 930),
  inquiries: unstaffedCallers.callers,
  reached: unstaffedCallers.callers - unstaffedCallers.missed,
  jobs: 1,
};
/** Half of it: a guess, which the plan tests. */
const ownName: Taken = {
  campaign: 'own-name',
  spend: campaignOf('own-name').spend / 2,
  inquiries: campaignOf('own-name').inquiries / 2,
  reached: campaignOf('own-name').inquiries / 2,
  jobs: campaignOf('own-name').jobs / 2,
};

const found: readonly Finding[] = [
  {
    id: 'terms',
    title: 'Searches no one should pay for',
    mark: 'wrong words',
    takes: [taken('repair', wastedIn('repair')), taken('install', wastedIn('install'))],
    gives: [
      { channel: 'repair', spend: wastedIn('repair') },
      { channel: 'install', spend: wastedIn('install') },
    ],
    givesFor: 'for the searches that bring work.',
    looked: `The search terms report of both campaigns: what people typed, not what you bid on. The ${wastedTerms.length} most expensive ones without an inquiry are in the table below.`,
    arithmetic: `${wastedTerms.length} terms, ${inNumber(sumOf(wastedTerms, ({ clicks }) => clicks))} clicks, ${inDollars(sumOf(wastedTerms, ({ spend }) => spend))} in 90 days, not one inquiry.`,
    change:
      'Exclude them as phrases, along with their cousins: jobs, salary, school, how to, car, portable, Delaware. Then read the report every Monday.',
    effortMinutes: 90,
    effort: '90 minutes, then ten minutes a week',
    confidence: 'high',
  },
  {
    id: 'boosts',
    title: 'Boosted posts bought applause',
    mark: 'applause',
    takes: [taken('boosts', campaignOf('boosts').spend)],
    gives: [{ channel: 'local', spend: campaignOf('boosts').spend }],
    givesFor: 'where you pay for a call, not a click. Test A says for how long.',
    looked: 'Every boost since July, against the names in the phone log and the job book.',
    arithmetic: `${inDollars(campaignOf('boosts').spend)} for ${inNumber(reactions)} reactions, ${inDollars(campaignOf('boosts').spend / reactions, 2)} each. Inquiries: none we can find. The button is set to reactions, and reactions are what it bought.`,
    change: 'Stop boosting. Keep posting, which is free.',
    effortMinutes: 5,
    effort: 'five minutes',
    confidence: 'high',
  },
  {
    id: 'automatic',
    title: 'Performance Max on game screens',
    mark: 'games, video',
    takes: [automatic],
    gives: [{ channel: 'repair', spend: automatic.spend }],
    givesFor: `which shows up in ${inPercent(repairImpressionShare)} of the searches it bids on. There’s room.`,
    looked: 'The Performance Max channel report, and where its display ads ran.',
    arithmetic: `${inDollars(automatic.spend)} of ${inDollars(campaignOf('automatic').spend)} went to display, Gmail and video. It brought ${automatic.inquiries} inquiries and no jobs: ${inDollars(automatic.spend / automatic.inquiries)} an inquiry, while the account pays ${inDollars(account.costPerInquiry)}.`,
    change:
      'Take out the images and videos, so there’s little left to show outside of search. Exclude apps. Upload the customer list.',
    effortMinutes: 45,
    effort: '45 minutes',
    confidence: 'fair',
  },
  {
    id: 'form',
    title: 'A form that takes anyone',
    mark: 'dead forms',
    takes: [taken('lead-form', deadLeadForms * costPerLeadForm)],
    gives: [{ channel: 'lead-form', spend: deadLeadForms * costPerLeadForm }],
    givesFor: 'for forms from people who can be called back.',
    looked: `All ${reported.leadForms} Meta forms, by ZIP code, and what happened when someone called back.`,
    arithmetic: `${inDollars(campaignOf('lead-form').spend)} / ${reported.leadForms} forms = ${inDollars(costPerLeadForm, 2)} a form. ${deadLeadForms} of them were dead numbers or out of the area.`,
    change:
      'Ask for the ZIP code and have people confirm their number before they send. You’ll get fewer forms. That’s the idea.',
    effortMinutes: 60,
    effort: 'an hour',
    confidence: 'high',
  },
  {
    id: 'hours',
    title: 'Ads that ring an empty office',
    mark: 'wrong hours',
    takes: [unstaffed],
    gives: [{ channel: 'repair', spend: unstaffed.spend }],
    givesFor: 'in the hours when someone answers.',
    looked:
      'The hour-of-day report for Search: repair, next to the phone log. The other campaigns keep office hours; this one never got the schedule.',
    arithmetic: `${inDollars(unstaffed.spend)} was spent while no one was answering, not counting the terms of the first finding. Of ${unstaffed.inquiries} first-time callers, ${unstaffedCallers.missed} got voicemail, and none of those booked. ${unstaffed.reached} reached a person, at ${inDollars(unstaffed.spend / unstaffed.reached, 2)} each, and ${unstaffed.jobs} booked.`,
    change: `Get the calls answered, if that costs less than ${inDollars(perMonth(unstaffed.spend))} a month. If not, run these ads only while someone’s in.`,
    effortMinutes: 30,
    effort: '30 min, and one decision from you',
    confidence: 'fair',
  },
  {
    id: 'places',
    title: 'Clicks from where you don’t drive',
    mark: 'wrong place',
    takes: [taken('repair', elsewhere.repair), taken('install', elsewhere.install)],
    gives: [
      { channel: 'repair', spend: elsewhere.repair },
      { channel: 'install', spend: elsewhere.install },
    ],
    givesFor: 'for people in your three counties.',
    looked:
      'The location report, by where people were when they clicked, and the phone log, for second-home owners.',
    arithmetic: `${inDollars(elsewhereSpend)} from Raleigh, Charlotte and Myrtle Beach: ${Math.round((elsewhereSpend / searchTotal.spend) * 100)} cents of each search dollar, and not one inquiry. The setting is “presence or interest,” which is the default.`,
    change: 'Choose “presence,” and exclude everything beyond your three counties.',
    effortMinutes: 10,
    effort: 'ten minutes',
    confidence: 'high',
  },
  {
    id: 'own-name',
    title: 'Paying for people who asked for you',
    mark: 'came anyway',
    takes: [ownName],
    gives: [{ channel: 'local', spend: ownName.spend }],
    givesFor: 'once test C shows that no one misses the ad.',
    looked:
      'Auction insights for your own name: no one else bid on it in 90 days. And you already come up first right below the ad.',
    arithmetic: `${inDollars(campaignOf('own-name').spend)} for your name brought ${campaignOf('own-name').inquiries} people. Our guess is that ${ownName.inquiries} of them would have come anyway: ${inDollars(ownName.spend)}. It’s a guess, so we test it.`,
    change:
      'Turn it off for two weeks and count the callers who ask for you by name. If they still call, bid half as much.',
    effortMinutes: 15,
    effort: '15 minutes, and two weeks of waiting',
    confidence: 'to be tested',
  },
];

export const wasteOf = ({ takes }: Finding) => sumOf(takes, ({ spend }) => spend);

/** By what they cost, largest first. */
export const findings: readonly Finding[] = found.toSorted((a, b) => wasteOf(b) - wasteOf(a));

/** What all findings up to this one would take away, in dollars a month. */
export const wasteUpTo = (finding: Finding) =>
  perMonth(sumOf(findings.slice(0, findings.indexOf(finding) + 1), wasteOf));

/** Where a finding's money goes: `Stays in Lead form ads, …` or `Goes to Local Services Ads, …`. */
export function moneyOf({ takes, gives, givesFor }: Finding): string {
  const isItsOwn = gives.every(({ channel }) => takes.some(({ campaign }) => campaign === channel));
  const names = gives.map(({ channel }) => channelName(channel)).join(' and ');
  return `${isItsOwn ? 'Stays in' : 'Goes to'} ${names}, ${givesFor}`;
}

/** What findings would take from a campaign, largest finding first. */
export function leaksOf(id: CampaignId) {
  return findings.flatMap(({ id: finding, mark, confidence, takes }) =>
    takes
      .filter(({ campaign }) => campaign === id)
      .map((one) => ({ ...one, finding, mark, confidence })),
  );
}

export const wastedBy = (id: CampaignId) => sumOf(leaksOf(id), ({ spend }) => spend);

/** What a campaign keeps, and who that brought. */
export function keptBy(id: CampaignId) {
  const { spend, inquiries, jobs } = campaignOf(id);
  const leaks = leaksOf(id);
  return {
    spend: spend - wastedBy(id),
    inquiries: inquiries - sumOf(leaks, (leak) => leak.inquiries),
    jobs: jobs - sumOf(leaks, (leak) => leak.jobs),
  };
}

const wasteWith = (confidence: Confidence) =>
  sumOf(
    findings.filter((finding) => finding.confidence === confidence),
    wasteOf,
  );

export const waste = {
  total: sumOf(findings, wasteOf),
  monthly: perMonth(sumOf(findings, wasteOf)),
  share: sumOf(findings, wasteOf) / account.spend,
  byConfidence: (['high', 'fair', 'to be tested'] as const).map((confidence) => ({
    confidence,
    monthly: perMonth(wasteWith(confidence)),
  })),
} as const;

export const repairMinutes = sumOf(findings, ({ effortMinutes }) => effortMinutes);

/** What the home page says of the sample audit. The build puts it there, so that no page but the audit ships its data. */
export const sampleAuditHeadline = {
  toMove: inDollars(waste.monthly),
  spend: inDollars(account.monthlySpend),
} as const;
