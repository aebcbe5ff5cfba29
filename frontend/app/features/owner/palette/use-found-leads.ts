import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { leadsKey, readLeads } from '../shared/queries/leads';

const settledAfterMs = 200;
const maxFound = 8;

/** The leads that what is typed finds, the best first. Asked for once the typing pauses. */
export function useFoundLeads(typed: string) {
  const search = useSettled(typed.trim());
  const { data, error, isFetching } = useQuery({
    queryKey: [...leadsKey, 'find', search],
    queryFn: ({ signal }) => readLeads({ filter: { search }, limit: maxFound, offset: 0 }, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const isAsked = typed.trim() !== '';
  return {
    leads: isAsked && search !== '' ? (data?.items ?? []) : [],
    error: isAsked ? error : null,
    isSearching: isAsked && (isFetching || search !== typed.trim()),
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
