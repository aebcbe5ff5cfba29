import { type LeadFilter, maxCountedMatches } from '@agency/contracts';

/** How many leads a filter matches, such as "1,234". Matches of a search are only counted up to a limit: "1,000+". */
export function formatLeadCount(total: number, { search }: Pick<LeadFilter, 'search'>): string {
  const isCapped = Boolean(search) && total > maxCountedMatches;
  const counted = isCapped ? maxCountedMatches : total;
  return `${counted.toLocaleString('en-US')}${isCapped ? '+' : ''}`;
}
