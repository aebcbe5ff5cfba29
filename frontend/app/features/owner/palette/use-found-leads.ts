import { useQuery } from '@tanstack/react-query';
import { useSettled } from '~/lib/use-settled';
import { foundLeadsQuery, nearNamesQuery } from '../shared/queries/leads';

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
    /** How many more leads match in notes and messages only. Undefined if the found ones match there. */
    messages: found?.counts.messages,
    error: isAsked ? error : null,
    isSearching: isAsked && (isFetching || search !== typed.trim()),
  };
}
