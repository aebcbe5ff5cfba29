import { apiPaths, type ImportReport, importReportSchema } from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export interface ExportUpload {
  file: File;
  /** Empty where a zip names its days itself. */
  from: string;
  to: string;
}

/** Sends Search Console's own export. Doubtful ones are only stored once they are confirmed. */
export function importExport(
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
