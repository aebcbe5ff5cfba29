import {
  apiPaths,
  type MeetingPlace,
  meetingSettingsSchema,
  relocatedCallsSchema,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';

/** Where calls take place. */
export const meetingQuery = apiQuery(apiPaths.meeting, meetingSettingsSchema);

export const saveMeeting = (body: MeetingPlace) =>
  callApi(apiPaths.meeting, { method: 'PUT', body, response: meetingSettingsSchema });

/** Relocates the upcoming calls to where new ones take place. */
export const relocateCalls = () =>
  callApi(apiPaths.relocateCalls, { method: 'POST', response: relocatedCallsSchema });
