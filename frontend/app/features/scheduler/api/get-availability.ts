import { type AvailabilitySlot, apiPaths, availabilitySlot } from '@agency/contracts';
import { callApi, listOf } from '~/lib/api-client';
import type { Source } from '../use-reading';

/** The owner's weekly hours. */
export const availabilitySource: Source<AvailabilitySlot[]> = {
  url: apiPaths.availability,
  read: (signal) => callApi(apiPaths.availability, { response: listOf(availabilitySlot), signal }),
  whenItFails: 'The weekly hours could not be read, so every future time is shown.',
};
