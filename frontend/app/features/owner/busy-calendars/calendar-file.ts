import { maxCalendarFileBytes } from '@agency/contracts';

/** Why a file cannot be uploaded, as a message; undefined if it can. */
export function faultOf(file: File | undefined): string | undefined {
  if (!file) return 'Please choose the file you exported from your calendar.';
  return file.size > maxCalendarFileBytes
    ? `The file is larger than ${maxCalendarFileBytes / 1024 / 1024} MB.`
    : undefined;
}
