import { keywordBreakdownPath, keywordBreakdownSchema } from '@agency/contracts';
import { apiQuery } from '~/lib/api-query';
import { keywordQuery } from './keywords';

/** A keyword's figures by page, country and device. */
export function breakdownQuery(keyword: number) {
  return apiQuery(keywordBreakdownPath(keyword), keywordBreakdownSchema, {
    queryKey: [...keywordQuery(keyword).queryKey, 'breakdown'],
  });
}
