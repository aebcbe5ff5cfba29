import { type EasternDate, type OwnerSlots, ownerSlotsPath, slotsPath } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { readSlotsAnswer } from './read-slots-answer';

export interface SlotsRequest {
  /** Default: today. */
  from?: EasternDate;
  /** When the appointment that is being moved takes place now. It conflicts with no slot. */
  present?: Date;
  /** The owner may book beyond the horizon, and learns what is in the way. */
  isOwner?: boolean;
}

/** While the page is looked at, its times follow what others book and what fills the owner's own calendar. */
const refetchMs = 30_000;

/** Everything read of the free times, by visitors and by the owner. */
export const slotsKey = [slotsPath] as const;

/** The days that can be booked, each with its slots. */
export function slotsQuery({ from, present, isOwner = false }: SlotsRequest) {
  const asked = new URLSearchParams();
  if (from) asked.set('from', from);
  if (present) asked.set('present', present.toISOString());
  const path = isOwner ? ownerSlotsPath : slotsPath;
  return queryOptions<OwnerSlots>({
    queryKey: [...slotsKey, { isOwner, asked: asked.toString() }],
    queryFn: ({ signal }) =>
      callApi(asked.size > 0 ? `${path}?${asked}` : path, {
        // What visitors are told is part of it.
        response: { parse: readSlotsAnswer },
        signal,
      }),
    staleTime: 0,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: 'always',
    meta: {
      logOnError: 'The free times could not be read, so every future time is shown.',
    },
  });
}
