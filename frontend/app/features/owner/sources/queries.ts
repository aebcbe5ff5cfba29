import {
  apiPaths,
  type Channel,
  keywordLandingPageSchema,
  type LeadSourcesQuery,
  leadSourcesSchema,
  listedLeadSchema,
  type Stage,
} from '@agency/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { listOf } from '~/lib/api-client';
import { apiPages } from '~/lib/api-pages';
import { apiQuery } from '~/lib/api-query';
import { leadsKey } from '../shared/leads';

/** How far leads got, by where they came from. */
export function sourcesQuery(query: LeadSourcesQuery) {
  const params = new URLSearchParams(query);
  return apiQuery(`${apiPaths.leadSources}?${params}`, leadSourcesSchema, {
    queryKey: [...leadsKey, 'sources', params.toString()],
    placeholderData: keepPreviousData,
  });
}

/** Where the keywords of each landing page stand in search. Its failure is only logged: the column is left out. */
export const landingPagesQuery = apiQuery(
  apiPaths.rankingsLandingPages,
  listOf(keywordLandingPageSchema),
  { meta: { logOnError: 'The positions of landing pages couldn’t be loaded.' } },
);

/** The leads behind one figure, newest first. */
export function sourceLeadsQuery(
  query: LeadSourcesQuery,
  { stage, key, channel }: { stage: Stage; key: string | null; channel: Channel | null },
) {
  const params = {
    ...query,
    stage,
    ...(key !== null && { key }),
    ...(channel !== null && { channel }),
    limit: '50',
  };
  return apiPages(apiPaths.sourceLeads, listedLeadSchema, {
    queryKey: [...leadsKey, 'source-leads', params],
    params,
  });
}
