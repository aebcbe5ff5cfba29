import { apiPaths, leadDetailSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { leadKeys } from './lead-keys';

/** One lead. Forgotten once its panel closes: whoever opens it again sees it is then. */
export function contactQuery(id: number) {
  return queryOptions({
    queryKey: leadKeys.one(id),
    queryFn: ({ signal }) =>
      callApi(`${apiPaths.contacts}/${id}`, { response: leadDetailSchema, signal }),
    gcTime: 0,
  });
}
