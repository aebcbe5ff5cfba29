import { apiPaths, type EasternDate, type OwnerSlots, ownerSlotsSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

export interface SlotsRequest {
  /** Default: today. */
  from?: EasternDate;
  /** The current time of the appointment that is being moved. It blocks no slot. */
  present?: Date;
  /** The owner may book beyond the horizon, and sees why times are blocked. */
  isOwner?: boolean;
}

/** While the page is visible, its times follow others' bookings and the owner's busy times. */
const refetchMs = 30_000;

/** Prefix of all queries of free times, for visitors and the owner. */
export const slotsKey = [apiPaths.slots] as const;

/** The bookable days, each with its slots. */
export function slotsQuery({ from, present, isOwner = false }: SlotsRequest) {
  const asked = new URLSearchParams();
  if (from) asked.set('from', from);
  if (present) asked.set('present', present.toISOString());
  const path = isOwner ? apiPaths.ownerSlots : apiPaths.slots;
  return queryOptions<OwnerSlots>({
    queryKey: [...slotsKey, { isOwner, asked: asked.toString() }],
    queryFn: ({ signal }) =>
      callApi(asked.size > 0 ? `${path}?${asked}` : path, {
        // Also accepts the visitors' answer, which has less.
        response: ownerSlotsSchema,
        signal,
      }),
    staleTime: 0,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: 'always',
    meta: {
      logOnError: 'The free times couldn’t be read, so every future time is shown.',
    },
  });
}
