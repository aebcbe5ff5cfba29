import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock } from '~/lib/use-clock';
import type { Place } from '../shared/places';
import { upcomingCountQuery } from '../shared/queries/appointments';
import { leadCountsQuery } from '../shared/queries/leads';

export type PlaceCounts = Partial<Record<Place, { number: number; meaning: string }>>;

/** How many items wait in each place. A place is missing until its count has loaded. */
export function usePlaceCounts(isOwner: boolean): PlaceCounts {
  const clock = useClock();
  const [openedAt] = useState(() => clock.now());
  const { data: counts } = useQuery({ ...leadCountsQuery, enabled: isOwner });
  const { data: upcoming } = useQuery({ ...upcomingCountQuery(openedAt), enabled: isOwner });
  return {
    ...(counts && {
      today: { number: counts.overdue, meaning: 'overdue' },
      leads: { number: counts.unanswered, meaning: 'to answer' },
    }),
    ...(upcoming !== undefined && {
      appointments: { number: upcoming, meaning: 'upcoming' },
    }),
  };
}
