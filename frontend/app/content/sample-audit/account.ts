import { perMonth, sumOf } from './sums.ts';

export type CampaignId = 'repair' | 'install' | 'automatic' | 'own-name' | 'lead-form' | 'boosts';
/** Where the plan may put money: the campaigns, and one new channel. */
export type ChannelId = CampaignId | 'local';

export interface Campaign {
  id: CampaignId;
  network: 'Google' | 'Meta';
  name: string;
  /** For a column too narrow for the name. */
  shortName: string;
  /** Dollars in 90 days. */
  spend: number;
  /** First-time inquiries and booked jobs that the phone log and the job book trace to it. */
  inquiries: number;
  jobs: number;
}

/** The made-up company's account. Every sum and share on the page is calculated from these figures. */
export const campaigns: readonly Campaign[] = [
  {
    id: 'repair',
    network: 'Google',
    name: 'Search: repair',
    shortName: 'Repair',
    spend: 3_600,
    inquiries: 54,
    jobs: 24,
  },
  {
    id: 'automatic',
    network: 'Google',
    name: 'Performance Max',
    shortName: 'PMax',
    spend: 2_700,
    inquiries: 14,
    jobs: 5,
  },
  {
    id: 'install',
    network: 'Google',
    name: 'Search: installation',
    shortName: 'Install',
    spend: 2_100,
    inquiries: 15,
    jobs: 5,
  },
  {
    id: 'lead-form',
    network: 'Meta',
    name: 'Lead form ads',
    shortName: 'Lead form',
    spend: 2_100,
    inquiries: 45,
    jobs: 12,
  },
  {
    id: 'boosts',
    network: 'Meta',
    name: 'Boosted posts',
    shortName: 'Boosts',
    spend: 1_200,
    inquiries: 0,
    jobs: 0,
  },
  {
    id: 'own-name',
    network: 'Google',
    name: 'Search: own name',
    shortName: 'Own name',
    spend: 900,
    inquiries: 12,
    jobs: 10,
  },
];

export function campaignOf(id: CampaignId): Campaign {
  const found = campaigns.find((campaign) => campaign.id === id);
  if (!found) throw new Error(`There is no campaign ${id}.`);
  return found;
}

export const channelName = (id: ChannelId) =>
  id === 'local' ? 'Local Services Ads' : campaignOf(id).name;

const spend = sumOf(campaigns, (campaign) => campaign.spend);
const inquiries = sumOf(campaigns, (campaign) => campaign.inquiries);
const jobs = sumOf(campaigns, (campaign) => campaign.jobs);

export const account = {
  spend,
  monthlySpend: perMonth(spend),
  inquiries,
  jobs,
  costPerInquiry: spend / inquiries,
  costPerJob: spend / jobs,
  /** The share of inquiries that became a job. */
  bookingRate: jobs / inquiries,
} as const;

/** What the networks report as conversions, by what they really were. */
export const reported = {
  calls: 92,
  forms: 74,
  pageViews: 44,
  leadForms: 90,
} as const;

export const reportedTotal = Object.values(reported).reduce((sum, count) => sum + count, 0);

export interface Deduction {
  count: number;
  label: string;
  /** How we know. */
  source: string;
}

/** From reported conversions to first-time inquiries, in the order of subtraction. */
export const deductions: readonly Deduction[] = [
  {
    count: 37,
    label: 'Website forms counted twice',
    source: 'One tag on the button, one on the thank-you page. Every form fires both.',
  },
  {
    count: 44,
    label: 'Views of the contact page',
    source: 'Set up as a conversion. Looking up an address isn’t asking for a quote.',
  },
  {
    count: 20,
    label: 'Calls from customers',
    source: 'Their numbers are in the job book: “Is he still coming today?”',
  },
  {
    count: 8,
    label: 'Calls under 15 seconds',
    source: 'Phone log. Wrong numbers, mostly.',
  },
  {
    count: 27,
    label: 'Meta forms from out of the area',
    source: 'ZIP codes from the export, checked against the list of towns you serve.',
  },
  {
    count: 18,
    label: 'Meta forms no one could reach',
    source: 'Dead numbers, and people who didn’t remember asking.',
  },
  {
    count: 6,
    label: 'People who called and sent a form',
    source: 'The same phone number in both, on the same day.',
  },
];
