import * as apiPaths from './api-paths.js';
import { calendarContentType, calendarFilePath, maxCalendarFileBytes } from './busy-calendars.js';
import { tableContentTypes } from './imports.js';
import { maxLeadImport } from './limits.js';
import { importContentTypes, maxImportFileBytes } from './source.js';
import { maxSpendReport } from './sources/spend.js';

/** A route whose body is a file of the owner's. */
export interface UploadRoute {
  service: 'leads' | 'scheduling' | 'rankings';
  method: 'post' | 'put';
  path: string;
  maxBytes: number;
  contentTypes: readonly string[];
  /** For a body of another kind. */
  whatToUpload: string;
}

const table = {
  service: 'leads',
  method: 'post',
  contentTypes: tableContentTypes,
  whatToUpload: 'Please upload a CSV file.',
} as const;
const leads = { ...table, maxBytes: maxLeadImport.bytes };
const spend = { ...table, maxBytes: maxSpendReport.bytes };
const calendar = {
  service: 'scheduling',
  maxBytes: maxCalendarFileBytes,
  contentTypes: [calendarContentType],
  whatToUpload: 'Please upload a calendar file (.ics).',
} as const;

/** Every route that takes a file. The gateway limits all other bodies to 32 KB: its tests send the largest file to each. */
export const uploadRoutes = {
  leadPreview: { ...leads, path: apiPaths.leadImportPreview },
  leadImport: { ...leads, path: apiPaths.leadImports },
  spendPreview: { ...spend, path: apiPaths.spendPreview },
  spendImport: { ...spend, path: apiPaths.spendImports },
  addCalendar: { ...calendar, method: 'post', path: apiPaths.calendarFiles },
  replaceCalendar: { ...calendar, method: 'put', path: calendarFilePath(':id') },
  rankings: {
    service: 'rankings',
    method: 'post',
    path: apiPaths.rankingsImports,
    maxBytes: maxImportFileBytes,
    contentTypes: importContentTypes,
    whatToUpload: 'Please upload the export as a zip or CSV file.',
  },
} as const satisfies Record<string, UploadRoute>;
