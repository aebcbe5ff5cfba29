import { type CampaignId, campaignOf } from './account';
import { sumOf } from './sums';

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
    inquiries: 22,
    jobs: 11,
  },
  { term: 'ac not cooling', campaign: 'repair', spend: 648, clicks: 72, inquiries: 12, jobs: 5 },
  {
    term: 'emergency ac repair',
    campaign: 'repair',
    spend: 540,
    clicks: 36,
    inquiries: 11,
    jobs: 6,
  },
  {
    term: 'heat pump replacement cost',
    campaign: 'install',
    spend: 504,
    clicks: 42,
    inquiries: 7,
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
    reason: 'will do it alone',
  },
  {
    term: 'portable air conditioner',
    campaign: 'install',
    spend: 252,
    clicks: 42,
    inquiries: 0,
    jobs: 0,
    reason: 'you sell none',
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
    reason: 'is at Home Depot',
  },
  {
    term: 'car ac repair near me',
    campaign: 'repair',
    spend: 138,
    clicks: 23,
    inquiries: 0,
    jobs: 0,
    reason: 'it is a car',
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

const searchCampaigns = [campaignOf('repair'), campaignOf('install')];

/** Everything the two campaigns did. */
export const searchTotal = {
  spend: sumOf(searchCampaigns, ({ spend }) => spend),
  inquiries: sumOf(searchCampaigns, ({ inquiries }) => inquiries),
  jobs: sumOf(searchCampaigns, ({ jobs }) => jobs),
} as const;

/** What is left for the terms that are not listed. */
export const unlistedTotal = {
  spend: searchTotal.spend - sumOf(searchTerms, ({ spend }) => spend),
  inquiries: searchTotal.inquiries - sumOf(searchTerms, ({ inquiries }) => inquiries),
  jobs: searchTotal.jobs - sumOf(searchTerms, ({ jobs }) => jobs),
} as const;
