import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSettled } from '~/lib/use-settled';
import { nearNamesQuery } from '../leads/queries';
import { leadsKey, readLeads } from '../shared/leads';

const maxFound = 8;

/** The leads that a search finds, the best first. */
function foundLeadsQuery(search: string) {
  return queryOptions({
    queryKey: [...leadsKey, 'find', search],
    queryFn: ({ signal }) => readLeads({ filter: { search }, limit: maxFound, offset: 0 }, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}

/** The leads that match the input, best first, or the nearest names. Requested once typing pauses. */
export function useFoundLeads(typed: string, { withNearNames }: { withNearNames: boolean }) {
  const search = useSettled(typed.trim());
  const { data, error, isFetching } = useQuery({
    ...foundLeadsQuery(search),
    enabled: search !== '',
  });
  const isAsked = typed.trim() !== '';
  const found = isAsked && search !== '' ? data : undefined;
  const isNobody = withNearNames && !isFetching && found?.total === 0;
  const { data: nearNames = [] } = useQuery({ ...nearNamesQuery(search), enabled: isNobody });
  return {
    leads: found?.items ?? [],
    nearNames: isNobody ? nearNames : [],
    error: isAsked ? error : null,
    isSearching: isAsked && (isFetching || search !== typed.trim()),
  };
}
