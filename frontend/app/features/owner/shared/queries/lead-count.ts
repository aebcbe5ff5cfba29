import { type LeadFilter, maxCountedMatches } from '@agency/contracts';

/** How many leads a filter finds, such as "1,234". The matches of a search are counted only so far: "1,000+". */
export function formatLeadCount(total: number, { search }: Pick<LeadFilter, 'search'>): string {
  const isCapped = Boolean(search) && total > maxCountedMatches;
  const counted = isCapped ? maxCountedMatches : total;
  return `${counted.toLocaleString('en-US')}${isCapped ? '+' : ''}`;
}
