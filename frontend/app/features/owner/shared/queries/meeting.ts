import {
  apiPaths,
  type MeetingSettings,
  type MovedMeetings,
  meetingSettingsSchema,
  movedMeetingsSchema,
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

/** Moves the upcoming calls to where new ones take place. */
export function moveMeetings(): Promise<MovedMeetings> {
  return callApi(apiPaths.moveMeetings, { method: 'POST', response: movedMeetingsSchema });
}
