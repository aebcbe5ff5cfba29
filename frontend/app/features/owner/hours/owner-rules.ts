import {
  apiPaths,
  type OwnerRules,
  ownerRulesSchema,
  type UpdateOwnerRulesRequest,
} from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import type { Failure } from '~/ui/desk/show-failure';

/** The booking rules with holidays, including what visitors must not see. */
export const ownerRulesQuery = apiQuery(apiPaths.ownerRules, ownerRulesSchema);

/** Changes the given fields; the rest stays as on the server. */
export async function changeOwnerRules(
  client: QueryClient,
  body: UpdateOwnerRulesRequest,
): Promise<OwnerRules> {
  const saved = await callApi(apiPaths.ownerRules, {
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
