import { account, type CampaignId, campaignOf, deductions, reported } from './account';
import { unstaffedCallers } from './callers';
import { searchTotal, wastedIn, wastedTerms } from './search-terms';
import { inDollars, inNumber, perMonth, sumOf } from './sums';

export type Confidence = 'high' | 'fair' | 'to be tested';

export interface Finding {
  id: 'terms' | 'boosts' | 'automatic' | 'form' | 'hours' | 'places' | 'own-name';
  title: string;
  /** What it takes, as the drawing letters it. */
  mark: string;
  /** Dollars in 90 days, by the campaign that paid them. No dollar is in two findings. */
  paidBy: readonly { campaign: CampaignId; spend: number }[];
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
const automaticElsewhere = 1_140;
const inquiriesElsewhere = 2;
const reactions = 1_860;
const bidOnName = 450;
const unstaffed = { repair: 780, install: 150 };
const unstaffedSpend = unstaffed.repair + unstaffed.install;
const elsewhere = { repair: 300, install: 240 };
const elsewhereSpend = elsewhere.repair + elsewhere.install;

const found: readonly Finding[] = [
  {
    id: 'terms',
    title: 'Searches nobody should pay for',
    mark: 'wrong words',
    paidBy: [
      { campaign: 'repair', spend: wastedIn('repair') },
      { campaign: 'install', spend: wastedIn('install') },
    ],
    looked: `The search terms report of both campaigns: what people typed, not what you bid on. The first ${wastedTerms.length} terms without an inquiry are in the table below.`,
    arithmetic: `${wastedTerms.length} terms, ${inNumber(sumOf(wastedTerms, ({ clicks }) => clicks))} clicks, ${inDollars(sumOf(wastedTerms, ({ spend }) => spend))} in 90 days, not one inquiry.`,
    change:
      'Exclude them as phrases, with their relatives: jobs, salary, school, how to, car, portable, Delaware. Then read the report every Monday.',
    effortMinutes: 90,
    effort: 'an hour and a half, then ten minutes a week',
    confidence: 'high',
  },
  {
    id: 'boosts',
    title: 'Boosted posts bought applause',
    mark: 'applause',
    paidBy: [{ campaign: 'boosts', spend: campaignOf('boosts').spend }],
    looked: 'Every boost since July, against the names in the phone log and the job book.',
    arithmetic: `${inDollars(campaignOf('boosts').spend)} for ${inNumber(reactions)} reactions, ${inDollars(campaignOf('boosts').spend / reactions, 2)} each. Inquiries: none we can find. The button is set to reactions, and reactions it bought.`,
    change:
      'Stop boosting. Keep posting, which is free. The money goes to the lead form, once that asks where people live.',
    effortMinutes: 5,
    effort: 'five minutes',
    confidence: 'high',
  },
  {
    id: 'automatic',
    title: 'Performance Max on game screens',
    mark: 'games, video',
    paidBy: [{ campaign: 'automatic', spend: automaticElsewhere }],
    looked: 'The channel report of Performance Max, and where its display ads were shown.',
    arithmetic: `${inDollars(automaticElsewhere)} of ${inDollars(campaignOf('automatic').spend)} went to display, Gmail and video. ${inquiriesElsewhere} inquiries came of it: ${inDollars(automaticElsewhere / inquiriesElsewhere)} each, where the account pays ${inDollars(account.costPerInquiry)}.`,
    change:
      'Take the pictures and films out, so that little is left to show outside of search; exclude apps; hand over the list of customers.',
    effortMinutes: 45,
    effort: 'three quarters of an hour',
    confidence: 'fair',
  },
  {
    id: 'form',
    title: 'A form that takes anybody',
    mark: 'dead forms',
    paidBy: [{ campaign: 'lead-form', spend: deadLeadForms * costPerLeadForm }],
    looked: `All ${reported.leadForms} Meta forms, by ZIP code, and what came of calling them back.`,
    arithmetic: `${inDollars(campaignOf('lead-form').spend)} / ${reported.leadForms} forms = ${inDollars(costPerLeadForm, 2)} a form. ${deadLeadForms} of them were dead numbers or out of the area.`,
    change:
      'Ask for the ZIP code and have people confirm their number before they send. Fewer forms will come. That is the idea.',
    effortMinutes: 60,
    effort: 'an hour',
    confidence: 'high',
  },
  {
    id: 'hours',
    title: 'Ads that ring an empty office',
    mark: 'wrong hours',
    paidBy: [
      { campaign: 'repair', spend: unstaffed.repair },
      { campaign: 'install', spend: unstaffed.install },
    ],
    looked:
      'The hour-of-day report beside the phone log. The terms of the first finding are taken out before.',
    arithmetic: `${inDollars(unstaffedSpend)} was spent while nobody answers. Of ${unstaffedCallers.callers} first-time callers in those hours ${unstaffedCallers.missed} reached the voicemail, and none left a message that became a job.`,
    change: `Have the calls answered, if that costs less than ${inDollars(perMonth(unstaffedSpend))} a month. If not, run these ads while somebody is in.`,
    effortMinutes: 30,
    effort: '30 min, and one decision of yours',
    confidence: 'fair',
  },
  {
    id: 'places',
    title: 'Clicks from where you do not drive',
    mark: 'wrong place',
    paidBy: [
      { campaign: 'repair', spend: elsewhere.repair },
      { campaign: 'install', spend: elsewhere.install },
    ],
    looked: 'The location report, by where people were when they clicked.',
    arithmetic: `${inDollars(elsewhereSpend)} from Raleigh, Charlotte and Myrtle Beach: ${Math.round((elsewhereSpend / searchTotal.spend) * 100)} cents of each search dollar. The setting is “presence or interest”, which is the default.`,
    change: 'Choose “presence”, and exclude what lies beyond your three counties.',
    effortMinutes: 10,
    effort: 'ten minutes',
    confidence: 'high',
  },
  {
    id: 'own-name',
    title: 'Paying for people who asked for you',
    mark: 'came anyway',
    paidBy: [{ campaign: 'own-name', spend: bidOnName }],
    looked:
      'Auction insights for your own name: nobody else bid on it in 90 days. You stand first below the ad, too.',
    arithmetic: `${inDollars(campaignOf('own-name').spend)} for your name. We guess that half of them would have come anyway: ${inDollars(bidOnName)}. It is a guess, so we test it.`,
    change:
      'Switch it off for two weeks and count the callers who ask for you by name. If they stay, so does the money.',
    effortMinutes: 15,
    effort: 'a quarter of an hour, and two weeks of waiting',
    confidence: 'to be tested',
  },
];

export const wasteOf = ({ paidBy }: Finding) => sumOf(paidBy, ({ spend }) => spend);

/** By what they cost, largest first. */
export const findings: readonly Finding[] = found.toSorted((a, b) => wasteOf(b) - wasteOf(a));

/** What each campaign's money did: findings largest first, then what is left. */
export function leaksOf(id: CampaignId) {
  return findings.flatMap(({ id: finding, mark, paidBy }) =>
    paidBy.filter(({ campaign }) => campaign === id).map(({ spend }) => ({ finding, mark, spend })),
  );
}

export const wastedBy = (id: CampaignId) => sumOf(leaksOf(id), ({ spend }) => spend);

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
