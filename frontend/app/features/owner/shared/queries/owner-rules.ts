import {
  type OwnerRules,
  ownerRulesPath,
  ownerRulesSchema,
  type UpdateOwnerRulesRequest,
} from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import type { Failure } from '~/ui/desk/show-failure';

/** The booking rules with holidays, and what visitors are not told of them. */
export const ownerRulesQuery = queryOptions({
  queryKey: [ownerRulesPath],
  queryFn: ({ signal }) => callApi(ownerRulesPath, { response: ownerRulesSchema, signal }),
});

/** Changes what is given; the rest stays as the server has it. */
export async function changeOwnerRules(
  client: QueryClient,
  body: UpdateOwnerRulesRequest,
): Promise<OwnerRules> {
  const saved = await callApi(ownerRulesPath, {
    method: 'PATCH',
    body,
    response: ownerRulesSchema,
  });
  client.setQueryData(ownerRulesQuery.queryKey, saved);
  return saved;
}

export const rulesNotSaved: Failure = {
  title: 'Error',
  fallback: 'Failed to save the booking rules. Please try again.',
};
