import {
  apiPaths,
  type ImportField,
  type LeadImportPreview,
  type LeadStatus,
  leadImportPreviewSchema,
  leadImportSchema,
} from '@agency/contracts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';

/** A file of leads, and what the owner chose for it. */
export interface LeadImportChoice {
  /** The request key: sending the import again adds nothing. */
  id: string;
  file: File;
  /** The field of each column; null until the server has guessed them. */
  fields: readonly (ImportField | null)[] | null;
  addsSamePhone: boolean;
  /** The status of leads for which the file has none. */
  status: LeadStatus;
}

const fileType = 'text/csv';
/** Longer than the server's timeout for imports. */
const timeoutMs = 60_000;
const previewKey = 'lead-import';

/** The imports of the last day, newest first. */
export const leadImportsQuery = apiQuery(apiPaths.leadImports, listOf(leadImportSchema), {
  gcTime: 0,
});

/** What an import would do. The preview of the same file stays until the next one has loaded. */
export function leadImportPreviewQuery(choice: LeadImportChoice | null) {
  const params = choice ? matchingParams(choice) : new URLSearchParams();
  return queryOptions({
    queryKey: [previewKey, choice?.id, params.toString()],
    queryFn: choice
      ? ({ signal }) =>
          callApi(`${apiPaths.leadImportPreview}?${params}`, {
            method: 'POST',
            body: choice.file,
            fileType,
            timeoutMs,
            response: leadImportPreviewSchema,
            signal,
          })
      : skipToken,
    placeholderData: (before: LeadImportPreview | undefined, of) =>
      of?.queryKey[1] === choice?.id ? before : undefined,
    gcTime: 0,
  });
}

export function importLeads(choice: LeadImportChoice) {
  const params = matchingParams(choice);
  params.set('id', choice.id);
  params.set('fileName', choice.file.name);
  params.set('status', choice.status);
  const body = choice.file;
  const response = leadImportSchema;
  return callApi(`${apiPaths.leadImports}?${params}`, {
    method: 'POST',
    body,
    fileType,
    timeoutMs,
    response,
  });
}

export function undoLeadImport(id: string) {
  const response = leadImportSchema;
  return callApi(`${apiPaths.leadImports}/${id}`, { method: 'DELETE', timeoutMs, response });
}

function matchingParams({ fields, addsSamePhone }: LeadImportChoice): URLSearchParams {
  return new URLSearchParams({
    ...(fields && { columns: fields.map((field) => field ?? '').join(',') }),
    ...(addsSamePhone && { samePhone: 'add' }),
  });
}
