import {
  apiPaths,
  type MeetingSettings,
  meetingSettingsSchema,
  type RelocatedCalls,
  relocatedCallsSchema,
  type SaveMeetingRequest,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** Where calls take place. */
export const meetingQuery = queryOptions({
  queryKey: [apiPaths.meeting],
  queryFn: ({ signal }) => callApi(apiPaths.meeting, { response: meetingSettingsSchema, signal }),
});

export function saveMeeting(body: SaveMeetingRequest): Promise<MeetingSettings> {
  return callApi(apiPaths.meeting, { method: 'PUT', body, response: meetingSettingsSchema });
}

/** Relocates the upcoming calls to where new ones take place. */
export function relocateCalls(): Promise<RelocatedCalls> {
  return callApi(apiPaths.relocateCalls, { method: 'POST', response: relocatedCallsSchema });
}
