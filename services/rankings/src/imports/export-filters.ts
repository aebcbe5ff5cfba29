import { oneLine, truncate } from '@agency/contracts';
import { fileError } from '@agency/platform';
import { readExportTable } from './export-table.js';

/** Search Console's own word for it in the languages that do not write “Web”. */
const webSearch = /^(web|веб|ウェブ|网页|網頁|웹|الويب|เว็บ|אינטרנט)$/i;
const searchType = /search type|búsqueda|suchtyp|type de recherche|ricerca|pesquisa|zoektype/i;
const dateLabel =
  /^(dates?|fechas?|datum|data|dato|dátum|tarih|дата|тарих|päivämäärä|ngày|tanggal|日付|日期|날짜|التاريخ|ημερομηνία|תאריך|วันที่|period\w*|zeitraum)$/i;
const comparing = /\b(vs|versus|compar\w*|vergl\w*|confront\w*)\b/i;

const maxNamed = 5;
const maxShownLength = 60;

/**
 * Throws a ValidationException, naming them, if filters other than web search and a period were set for an export: its
 * figures are not those of all searches.
 */
export async function assertUnfiltered(file: Buffer): Promise<void> {
  const rows: { label: string; value: string }[] = [];
  let isHead = true;
  for await (const { cells } of readExportTable(file)) {
    const [label = '', value = ''] = cells;
    if (!isHead) rows.push({ label: shown(label), value: shown(value) });
    isHead = false;
  }
  const others = rows.filter(({ value }) => !webSearch.test(value));
  if (others.some(({ value }) => comparing.test(value))) throw comparisonError();
  const filters = others.filter(
    (row) => !dateLabel.test(row.label) && !(others.length === 1 && isPeriod(row)),
  );
  if (filters.length === 0) return;
  const named = filters.slice(0, maxNamed).map(({ label, value }) => `${label} is “${value}”`);
  throw fileError(
    `This export covers only some searches: ${named.join(', ')}. Remove this in Search Console, choose the search type Web, and export again.`,
  );
}

/** Another language's word for the date may be unknown; its value has a number. */
const isPeriod = ({ label, value }: { label: string; value: string }) =>
  !searchType.test(label) && /\d/.test(value) && !/:\/\/|^[+\-=:/"]/.test(value);

const shown = (text: string) => truncate(oneLine(text), maxShownLength);

export const comparisonError = () =>
  fileError(
    'This export compares two periods. Turn off Compare in Search Console, choose one period, and export again.',
  );
