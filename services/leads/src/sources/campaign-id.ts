import { fileError, wholeDigits } from '@agency/platform';

interface IdCell {
  line: number;
  cell: string;
}

const maxIdLength = 100;
const isNone = (cell: string) => /^(|--?|—)$/.test(cell);
/** How many digits of a number spreadsheets keep. */
const keptDigits = 15;
/** Fewer digits that were replaced by zeros may be zeros by chance. */
const minLostDigits = 3;

/**
 * The IDs of campaigns, null for none. Throws a ValidationException for one that a spreadsheet has rounded: several
 * campaigns would be stored as one.
 */
export function readCampaignIds(cells: readonly IdCell[]): (string | null)[] {
  const ids = cells.map(({ line, cell }) => {
    if (isNone(cell)) return null;
    if (cell.length > maxIdLength) {
      throw fileError(`Line ${line} has a campaign ID that is too long. Nothing was stored.`);
    }
    const isNumber = /^\d[\d.,'’\s]*(E\+?\d+)?$/i.test(cell);
    const id = isNumber ? wholeDigits(cell) : cell;
    if (id === undefined) throw damaged({ line, cell });
    return id;
  });
  const long = ids.flatMap((id, index) =>
    id && /^\d{16,}$/.test(id) ? [{ id, line: cells[index]?.line ?? 0 }] : [],
  );
  const [first] = long;
  const lost = new Map(long.map(({ id }) => [id, id.slice(keptDigits)]));
  const isRounded =
    [...lost.values()].every((digits) => /^0+$/.test(digits)) &&
    [...lost.values()].join('').length >= minLostDigits;
  if (first && isRounded) throw damaged({ line: first.line, cell: first.id });
  return ids;
}

const damaged = ({ line, cell }: IdCell) =>
  fileError(
    `Line ${line} has a campaign ID that a spreadsheet has rounded: “${cell.slice(0, 40)}”. Please upload the report as it was exported, without opening and saving it. Nothing was stored.`,
  );
