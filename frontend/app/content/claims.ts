import { appointmentMinutes, responseHours } from '@agency/contracts';

const minutes: number = appointmentMinutes;
const isHalfHour = minutes === 30;

/** The numbers that several pages claim, once. Change one here and all pages follow. */
export const claims = {
  managedSpend: '$250M+',
  campaigns: '500+',
  clients: '25+',
  yearsOfExperience: '10+',
  smallestMonthlySpend: '$1,000',
  largestMonthlySpend: '$5M',
  responseTime: `${responseHours} hours`,
  planLength: '90-day',
  planLengthTitle: '90-Day',
  callLength: `${appointmentMinutes}-minute`,
  /** The length of a call in running text, and at the start of a sentence. */
  callTime: isHalfHour ? 'half an hour' : `${appointmentMinutes} minutes`,
  callTimeFirst: isHalfHour ? 'Half an hour' : `${appointmentMinutes} minutes`,
  callMinutesFirst: isHalfHour ? 'Thirty minutes' : `${appointmentMinutes} minutes`,
  /** What a dollar of ads returned on average, over the accounts managed so far. */
  averageReturn: '300%',
  /** The same return in running text: what one dollar brings back. */
  averageReturnOfDollar: '$3',
  /** From approved access to the first clicks of a search campaign. */
  firstResults: '48 hours',
  /** How much higher searches for local restaurants run, April to October against the rest of the year. */
  restaurantSeason: '300%',
  /** How much better keywords with a place or a need convert than broad ones in the same account. */
  intentLift: '3x',
  /** The share of a search budget spent on broad keywords that never convert, in an account no one maintains. */
  deadKeywordShare: '80%',
  wastedPpcBudget: '50 to 70%',
  wastedMarketingBudget: '60%',
  firstContactBuyers: '2%',
  /** People on Facebook and Instagram within reach of Wilmington. */
  socialUsers: '150K+',
  socialOnPhones: '89%',
  /** Response to an ad with local people in it, against the same offer with stock photographs. */
  localAdLift: '3.2x',
  socialDecidedByCreative: '75%',
} as const;

export interface Figure {
  value: string;
  label: string;
}

/** The four figures that stand together, in the order they are always shown. */
export const headlineFigures: readonly Figure[] = [
  { value: claims.managedSpend, label: 'of ad spend managed' },
  { value: claims.campaigns, label: 'campaigns run' },
  { value: claims.clients, label: 'clients served' },
  { value: claims.yearsOfExperience, label: 'years of experience' },
];

/** The same four with the service pages' labels. */
export const landingFigures: readonly Figure[] = [
  { value: claims.managedSpend, label: 'total ad spend managed' },
  { value: claims.campaigns, label: 'successful campaigns' },
  { value: claims.clients, label: 'happy clients' },
  { value: claims.yearsOfExperience, label: 'years of experience' },
];
