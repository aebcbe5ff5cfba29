import {
  apiPaths,
  importReportSchema,
  maxLengths,
  type UploadedPeriod,
  uploadedPeriodPath,
  uploadedPeriodSchema,
} from '@agency/contracts';
import { callApi, noContent } from '~/lib/api-client';
import { apiPages } from '~/lib/api-pages';
import { rankingsKey } from '../shared/rankings';

export interface ExportUpload {
  file: File;
  /** Empty for a zip, which names its own days. */
  from: string;
  to: string;
}

/** The server stores an export with warnings only once the owner has confirmed it. */
export function uploadSearchConsoleExport({ file, from, to }: ExportUpload, isConfirmed: boolean) {
  const params = new URLSearchParams({
    ...(from && { from }),
    ...(to && { to }),
    fileName: file.name.slice(0, maxLengths.fileName),
    ...(isConfirmed && { confirm: 'yes' }),
  });
  return callApi(`${apiPaths.rankingsImports}?${params}`, {
    method: 'POST',
    body: file,
    response: importReportSchema,
  });
}

/** The stored periods, the last day first. */
export const uploadedPeriodsQuery = apiPages(apiPaths.rankingsImports, uploadedPeriodSchema, {
  queryKey: [...rankingsKey, 'imports'],
  params: { limit: '20' },
});

export const removeUploadedPeriod = (period: UploadedPeriod) =>
  callApi(uploadedPeriodPath(period), { method: 'DELETE', response: noContent });
