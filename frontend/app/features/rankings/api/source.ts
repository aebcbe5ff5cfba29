import {
  apiPaths,
  type ImportReport,
  importReportSchema,
  rankingSetupSchema,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** Tests the source live. Outside the common key: the end of a check does not repeat the test. */
export const setupQuery = queryOptions({
  queryKey: [apiPaths.rankingsSetup],
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsSetup, { response: rankingSetupSchema, signal }),
});

export interface ExportUpload {
  file: File;
  /** Empty for a zip, which names its own days. */
  from: string;
  to: string;
}

/** The server stores an export with warnings only once the owner has confirmed it. */
export function uploadSearchConsoleExport(
  { file, from, to }: ExportUpload,
  isConfirmed: boolean,
): Promise<ImportReport> {
  const params = new URLSearchParams({
    ...(from && { from }),
    ...(to && { to }),
    ...(isConfirmed && { confirm: 'yes' }),
  });
  return callApi(`${apiPaths.rankingsImports}?${params}`, {
    method: 'POST',
    body: file,
    response: importReportSchema,
  });
}
