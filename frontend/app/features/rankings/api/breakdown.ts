import { keywordBreakdownPath, keywordBreakdownSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { keywordQuery } from './keywords';

/** A keyword's figures by page, country and device. */
export function breakdownQuery(keyword: number) {
  return queryOptions({
    queryKey: [...keywordQuery(keyword).queryKey, 'breakdown'],
    queryFn: ({ signal }) =>
      callApi(keywordBreakdownPath(keyword), { response: keywordBreakdownSchema, signal }),
  });
}
