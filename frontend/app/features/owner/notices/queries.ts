import {
  type AddNoticeAddress,
  apiPaths,
  noticeAddressPath,
  noticeSettingsSchema,
  testAddressPath,
  type UpdateNoticeSettings,
} from '@agency/contracts';
import { callApi, noContent } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';

/** Who is notified, and how emails are sent. */
export const noticesQuery = apiQuery(apiPaths.noticeSettings, noticeSettingsSchema);

const saveNotices = (body: UpdateNoticeSettings) =>
  callApi(apiPaths.noticeSettings, {
    method: 'PATCH',
    body,
    response: noticeSettingsSchema,
  });

/** How a change of these settings is saved, for `useSave`. */
export const noticesSaving = { queryKey: noticesQuery.queryKey, save: saveNotices };

/** The new address gets a link that confirms it. */
export const addAddress = (body: AddNoticeAddress) =>
  callApi(apiPaths.noticeAddresses, {
    method: 'POST',
    body,
    response: noticeSettingsSchema,
  });

export const removeAddress = (id: number) =>
  callApi(noticeAddressPath(id), { method: 'DELETE', response: noticeSettingsSchema });

/** Sends a test email, or the confirmation link again. */
export const testAddress = (id: number) =>
  callApi(testAddressPath(id), { method: 'POST', response: noContent });
