import {
  apiPaths,
  importReportSchema,
  maxLengths,
  type UploadedPeriod,
  uploadedPeriodPath,
  uploadedPeriodSchema,
} from '@agency/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi, callApiForPage, noContent } from '~/lib/api-client';
import { byOffset } from '~/lib/by-offset';
import { rankingsKey } from '../shared/rankings';

const uploadsPerPage = 20;

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
export const uploadedPeriodsQuery = infiniteQueryOptions({
  queryKey: [...rankingsKey, 'imports'],
  queryFn: ({ signal, pageParam: offset }) => {
    const path = `${apiPaths.rankingsImports}?limit=${uploadsPerPage}&offset=${offset}`;
    return callApiForPage(path, { item: uploadedPeriodSchema, signal });
  },
  ...byOffset,
});

export const removeUploadedPeriod = (period: UploadedPeriod) =>
  callApi(uploadedPeriodPath(period), { method: 'DELETE', response: noContent });
