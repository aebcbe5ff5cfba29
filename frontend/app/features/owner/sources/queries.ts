import {
  apiPaths,
  type Channel,
  keywordLandingPageSchema,
  type LeadSourcesQuery,
  leadSourcesSchema,
  listedLeadSchema,
  type Stage,
} from '@agency/contracts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callApiForPage, listOf } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { byOffset } from '~/lib/by-offset';
import { leadsKey } from '../shared/leads';

const leadsPerPage = 50;

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
  const params = new URLSearchParams({
    ...query,
    stage,
    ...(key !== null && { key }),
    ...(channel !== null && { channel }),
  });
  return infiniteQueryOptions({
    queryKey: [...leadsKey, 'source-leads', params.toString()],
    queryFn: ({ signal, pageParam: offset }) =>
      callApiForPage(`${apiPaths.sourceLeads}?${params}&limit=${leadsPerPage}&offset=${offset}`, {
        item: listedLeadSchema,
        signal,
      }),
    ...byOffset,
  });
}
