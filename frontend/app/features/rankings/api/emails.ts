import { apiPaths, rankingEmailsSchema, type UpdateRankingEmails } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** Outside the common key: no check changes which emails the owner gets. */
export const rankingEmailsQuery = queryOptions({
  queryKey: [apiPaths.rankingsEmails],
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsEmails, { response: rankingEmailsSchema, signal }),
});

export const saveRankingEmails = (body: UpdateRankingEmails) =>
  callApi(apiPaths.rankingsEmails, { method: 'PUT', body, response: rankingEmailsSchema });
