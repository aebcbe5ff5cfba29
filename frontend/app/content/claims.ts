/**
 * Every figure the site claims, once. Change one here and all pages follow. A figure that is not in
 * this file is not a claim of the agency.
 */
export const claims = {
  managedSpend: '$250M+',
  campaigns: '500+',
  clients: '25+',
  yearsOfExperience: '10+',
  smallestMonthlySpend: '$1,000',
  largestMonthlySpend: '$5M',
  responseTime: '24 hours',
  planLength: '90-day',
  callLength: '30-minute',
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

/** What the agency promises to do, beyond figures. The pages lean on these; keep them true. */
export const promises = {
  audit: 'Complementary Account Audit',
  consultation: 'Risk-Free Consultation',
  noLongContract: 'No. You can stop with 30 days’ notice, for any reason or none.',
  accountsStayYours: 'The ad accounts stay in your name, and you can look into them at any time.',
} as const;
