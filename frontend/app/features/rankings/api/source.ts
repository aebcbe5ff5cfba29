import {
  apiPaths,
  importReportSchema,
  maxLengths,
  rankingSetupSchema,
  type UploadedPeriod,
  uploadedPeriodPath,
  uploadedPeriodSchema,
} from '@agency/contracts';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi, callApiForPage } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { byOffset } from '~/lib/by-offset';
import { noContent } from '~/lib/no-content';
import { rankingsKey, refreshRankings } from './rankings';

const uploadsPerPage = 20;

/** Tests the source live. Outside the common key: the end of a check does not repeat the test. */
export const setupQuery = apiQuery(apiPaths.rankingsSetup, rankingSetupSchema);

/** After a change that may show another source: the setup check has another answer, too. */
export async function refreshSource(client: QueryClient): Promise<void> {
  await Promise.all([
    refreshRankings(client),
    client.invalidateQueries({ queryKey: setupQuery.queryKey }),
  ]);
}

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
