import { type ImportRow, maxLengths, truncate } from '@agency/contracts';
import { KnownPeople, type Reach } from './known-people.js';
import type { ImportedLead, ReadRow, UnreadRow } from './read-lead.js';

/** A row of the file, read. */
export interface NumberedRow {
  line: number;
  read: ReadRow;
}

/** What importing a row would do, and the lead it would add. */
export interface ClassifiedRow {
  row: ImportRow;
  lead: ImportedLead | null;
  /** Whether the outcome depends on the owner's choice about shared phone numbers. */
  isDoubtful: boolean;
  /** The date received for which the row is refused. */
  unreadDate?: string | undefined;
}

interface ClassifyOptions {
  /** How each row that became a lead can be reached, by line. */
  reaches: ReadonlyMap<number, Reach>;
  /** The stored leads. */
  known: KnownPeople<{ id: number; name: string }>;
  /** Whether those who share only a phone number are added. */
  addsSamePhone: boolean;
}

/** Who is new, who is there already or in an earlier row, and which rows cannot be leads. */
export function classifyRows(
  rows: readonly NumberedRow[],
  { reaches, known, addsSamePhone }: ClassifyOptions,
): ClassifiedRow[] {
  const earlier = new KnownPeople<number>();
  return rows.map(({ line, read }) => {
    if ('reason' in read) return refused(line, read);
    const { lead } = read;
    const shown = { line, name: lead.name, email: lead.email, phone: lead.phone };
    const reach = reaches.get(line) ?? { emailKey: null, phoneKey: null };
    const [stored, inFile] = [known.find(reach), earlier.find(reach)];
    const isDoubtful =
      [stored, inFile].some((found) => found?.isDoubtful) &&
      [stored, inFile].every((found) => found?.isDoubtful !== false);
    const isSkipped = (found: typeof stored | typeof inFile) =>
      found !== undefined && !(addsSamePhone && found.isDoubtful);
    if (stored && isSkipped(stored)) {
      const { by, person } = stored;
      const row = { outcome: 'duplicate', ...shown, by, lead: person } as const;
      return { row, lead: null, isDoubtful };
    }
    if (inFile && isSkipped(inFile)) {
      const { by, person } = inFile;
      const row = { outcome: 'repeated', ...shown, by, earlier: person } as const;
      return { row, lead: null, isDoubtful };
    }
    earlier.add(reach, line);
    return { row: { outcome: 'new', ...shown }, lead, isDoubtful };
  });
}

function refused(line: number, { name, reason, unreadDate }: UnreadRow): ClassifiedRow {
  const called = truncate(name, maxLengths.name);
  const row = { outcome: 'refused', line, name: called, email: null, phone: null, reason } as const;
  return { row, lead: null, isDoubtful: false, unreadDate };
}
