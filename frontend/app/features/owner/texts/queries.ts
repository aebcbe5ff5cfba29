import {
  apiPaths,
  type EditableEmail,
  type EmailDraft,
  emailDraftPreviewSchema,
  emailDraftTestSchema,
  type SaveEmailText,
  type StoredEmailText,
  storedEmailTextSchema,
} from '@agency/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';

const readTexts = (signal: AbortSignal) =>
  callApi(apiPaths.emailTexts, { response: listOf(storedEmailTextSchema), signal });

/** What emails to visitors say. */
export const emailTextsQuery = queryOptions({
  queryKey: [apiPaths.emailTexts],
  queryFn: ({ signal }) => readTexts(signal),
});

/** What one of them says. */
export const emailTextQuery = (email: EditableEmail) =>
  queryOptions({
    queryKey: [apiPaths.emailTexts, email],
    // Not from the list's query: a save cancels this one only.
    queryFn: async ({ signal }): Promise<StoredEmailText> => {
      const found = (await readTexts(signal)).find((one) => one.email === email);
      if (!found) throw new Error(`There is no text of ${email}.`);
      return found;
    },
  });

export const saveEmailText = (body: SaveEmailText) =>
  callApi(apiPaths.emailTexts, { method: 'PATCH', body, response: storedEmailTextSchema });

/** The draft as it would arrive. The previous preview stays until the next one has loaded. */
export const emailDraftQuery = (draft: EmailDraft) =>
  queryOptions({
    queryKey: [apiPaths.emailTextPreview, draft],
    queryFn: ({ signal }) =>
      callApi(apiPaths.emailTextPreview, {
        method: 'POST',
        body: draft,
        response: emailDraftPreviewSchema,
        signal,
      }),
    placeholderData: keepPreviousData,
    // A draft is never shown again.
    gcTime: 0,
  });

/** Sends the draft to the owner. */
export const sendEmailDraft = (draft: EmailDraft) =>
  callApi(apiPaths.emailTextTest, {
    method: 'POST',
    body: draft,
    response: emailDraftTestSchema,
  });
