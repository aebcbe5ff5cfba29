import { apiPaths, settingHistorySchema } from '@agency/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** Which settings changed, newest first. */
export const settingHistoryQuery = infiniteQueryOptions({
  queryKey: [apiPaths.settingHistory],
  queryFn: ({ signal, pageParam: before }) => {
    const query = before === null ? '' : `?${new URLSearchParams({ before })}`;
    return callApi(`${apiPaths.settingHistory}${query}`, {
      response: settingHistorySchema,
      signal,
    });
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
