import {
  apiPaths,
  type MeetingPlace,
  type MeetingSettings,
  meetingSettingsSchema,
  relocatedCallsSchema,
  settings,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { saveSetting } from '~/lib/setting';

/** Where calls take place. */
export const meetingQuery = apiQuery(apiPaths.meeting, meetingSettingsSchema);

export async function saveMeeting(place: MeetingPlace): Promise<MeetingSettings> {
  await saveSetting(settings.meeting, place);
  return callApi(apiPaths.meeting, { response: meetingSettingsSchema });
}

/** Relocates the upcoming calls to where new ones take place. */
export const relocateCalls = () =>
  callApi(apiPaths.relocateCalls, { method: 'POST', response: relocatedCallsSchema });
