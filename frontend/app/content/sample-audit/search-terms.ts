import { type CampaignId, campaignOf } from './account.ts';
import { sumOf } from './sums.ts';

export interface SearchTerm {
  term: string;
  campaign: Extract<CampaignId, 'repair' | 'install'>;
  /** Dollars in 90 days. */
  spend: number;
  clicks: number;
  inquiries: number;
  jobs: number;
  /** Why it is to be excluded; absent for a term to keep. */
  reason?: string;
}

/** The terms with the largest bills of the two search campaigns. */
export const searchTerms: readonly SearchTerm[] = [
  {
    term: 'ac repair wilmington nc',
    campaign: 'repair',
    spend: 1_080,
    clicks: 90,
    inquiries: 26,
    jobs: 11,
  },
  { term: 'ac not cooling', campaign: 'repair', spend: 648, clicks: 72, inquiries: 13, jobs: 6 },
  {
    term: 'emergency ac repair',
    campaign: 'repair',
    spend: 540,
    clicks: 36,
    inquiries: 12,
    jobs: 6,
  },
  {
    term: 'heat pump replacement cost',
    campaign: 'install',
    spend: 504,
    clicks: 42,
    inquiries: 6,
    jobs: 2,
  },
  {
    term: 'hvac jobs near me',
    campaign: 'repair',
    spend: 312,
    clicks: 39,
    inquiries: 0,
    jobs: 0,
    reason: 'wants a job, not a repair',
  },
  {
    term: 'how to recharge ac yourself',
    campaign: 'repair',
    spend: 270,
    clicks: 45,
    inquiries: 0,
    jobs: 0,
    reason: 'doing it themselves',
  },
  {
    term: 'portable air conditioner',
    campaign: 'install',
    spend: 252,
    clicks: 42,
    inquiries: 0,
    jobs: 0,
    reason: 'you don’t sell them',
  },
  {
    term: 'hvac certification wilmington nc',
    campaign: 'install',
    spend: 216,
    clicks: 27,
    inquiries: 0,
    jobs: 0,
    reason: 'wants a course',
  },
  {
    term: 'ac repair wilmington de',
    campaign: 'repair',
    spend: 180,
    clicks: 15,
    inquiries: 0,
    jobs: 0,
    reason: 'the other Wilmington',
  },
  {
    term: 'home depot ac unit price',
    campaign: 'install',
    spend: 162,
    clicks: 27,
    inquiries: 0,
    jobs: 0,
    reason: 'shopping at Home Depot',
  },
  {
    term: 'car ac repair near me',
    campaign: 'repair',
    spend: 138,
    clicks: 23,
    inquiries: 0,
    jobs: 0,
    reason: 'it’s a car',
  },
];

/** How many more terms the two campaigns paid for, each too small to list. */
export const unlistedTerms = 161;

export const keptTerms = searchTerms.filter(({ reason }) => !reason);
export const wastedTerms = searchTerms.filter(({ reason }) => reason);

export function wastedIn(campaign: SearchTerm['campaign']): number {
  return sumOf(
    wastedTerms.filter((term) => term.campaign === campaign),
    ({ spend }) => spend,
  );
}

const totalOf = (entries: readonly Pick<SearchTerm, 'spend' | 'inquiries' | 'jobs'>[]) => ({
  spend: sumOf(entries, ({ spend }) => spend),
  inquiries: sumOf(entries, ({ inquiries }) => inquiries),
  jobs: sumOf(entries, ({ jobs }) => jobs),
});

/** What is left of a campaign for the terms that are not listed. */
export function unlistedIn(id: SearchTerm['campaign']) {
  const listed = totalOf(searchTerms.filter(({ campaign }) => campaign === id));
  const { spend, inquiries, jobs } = campaignOf(id);
  return {
    spend: spend - listed.spend,
    inquiries: inquiries - listed.inquiries,
    jobs: jobs - listed.jobs,
  };
}

/** Everything the two campaigns did. */
export const searchTotal = totalOf([campaignOf('repair'), campaignOf('install')]);

export const unlistedTotal = totalOf([unlistedIn('repair'), unlistedIn('install')]);
