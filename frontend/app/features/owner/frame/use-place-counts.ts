import { useQuery } from '@tanstack/react-query';
import { leadCountsQuery } from '../shared/leads';
import type { Place } from '../shared/places';

export type PlaceCounts = Partial<Record<Place, { number: number; meaning: string }>>;

/** How many items wait for the owner in each place. Nothing waits in the other places. */
export function usePlaceCounts(isOwner: boolean): PlaceCounts {
  const { data: counts } = useQuery({ ...leadCountsQuery, enabled: isOwner });
  if (!counts) return {};
  return {
    today: { number: counts.overdue, meaning: 'overdue' },
    leads: { number: counts.unanswered, meaning: 'to answer' },
  };
}
