import {
  type AddNoticeAddress,
  apiPaths,
  type NoticeSettings,
  noticeAddressPath,
  noticeSettingsSchema,
  testAddressPath,
  type UpdateNoticeSettings,
} from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

/** Who is notified, and how emails are sent. */
export const noticesQuery = queryOptions({
  queryKey: [apiPaths.noticeSettings],
  queryFn: ({ signal }) =>
    callApi(apiPaths.noticeSettings, { response: noticeSettingsSchema, signal }),
});

function saveNotices(body: UpdateNoticeSettings): Promise<NoticeSettings> {
  return callApi(apiPaths.noticeSettings, {
    method: 'PATCH',
    body,
    response: noticeSettingsSchema,
  });
}

/** How a change of these settings is saved, for `useSetting`. */
export const noticesSaving = (client: QueryClient) => ({
  queryKey: noticesQuery.queryKey,
  readAgain: (): Promise<NoticeSettings> => client.fetchQuery({ ...noticesQuery, staleTime: 0 }),
  save: saveNotices,
});

/** The new address gets a link that confirms it. */
export function addAddress(body: AddNoticeAddress): Promise<NoticeSettings> {
  return callApi(apiPaths.noticeAddresses, {
    method: 'POST',
    body,
    response: noticeSettingsSchema,
  });
}

export function removeAddress(id: number): Promise<NoticeSettings> {
  return callApi(noticeAddressPath(id), { method: 'DELETE', response: noticeSettingsSchema });
}

/** Sends a test email, or the confirmation link again. */
export function testAddress(id: number): Promise<void> {
  return callApi(testAddressPath(id), { method: 'POST', response: noContent });
}
