import { cleanText, type ImportField } from '@agency/contracts';
import { DateColumn, type WrittenDate } from '@agency/platform';
import { headerKey } from './guess-columns.js';
import { questionHeader, responseHeader } from './known-headers.js';

/** A column of the file and what it becomes. */
export interface ImportColumn {
  name: string;
  field: ImportField | null;
}

/** A filled cell and what it is called. */
export interface NamedCell {
  label: string;
  text: string;
  /** The date in it, as far as its column tells how to read it. */
  date: WrittenDate | undefined;
}

const dateFields: readonly (ImportField | null)[] = ['createdAt', 'followUpOn'];

/** Where to find each field in a row, worked out once per file. */
export class ImportedCells {
  private readonly places = new Map<ImportField, number[]>();
  /** By the column of an answer: the column of its question. */
  private readonly questions = new Map<number, number>();

  private readonly dates = new Map<number, DateColumn>();

  /** @param rows - All cells of the file, because a column of dates decides how each of them is read. */
  constructor(
    private readonly columns: readonly ImportColumn[],
    rows: readonly (readonly string[])[],
  ) {
    const keys = columns.map(({ name }) => headerKey(name));
    for (const [place, { field }] of columns.entries()) {
      if (field) this.places.set(field, [...(this.places.get(field) ?? []), place]);
      const answered = responseHeader.exec(keys[place] ?? '')?.[1];
      const question = keys.findIndex(
        (key) => answered && questionHeader.exec(key)?.[1] === answered,
      );
      if (question >= 0) this.questions.set(place, question);
      if (!dateFields.includes(field)) continue;
      this.dates.set(place, new DateColumn(rows.map((cells) => plain(cells[place]))));
    }
  }

  /** Whether no date received tells the month from the day. */
  get isDateOrderOpen(): boolean {
    return (this.places.get('createdAt') ?? []).some(
      (place) => this.dates.get(place)?.order === 'unsure',
    );
  }

  /** The filled cells of a field, in the order of the columns. */
  of(field: ImportField, row: readonly string[]): NamedCell[] {
    return (this.places.get(field) ?? []).flatMap((place) => {
      const text = plain(row[place]);
      if (text === '') return [];
      return [{ label: this.labelOf(place, row), text, date: this.dates.get(place)?.read(text) }];
    });
  }

  /** The question is in a cell of its own, because each row may have been asked another one. */
  private labelOf(place: number, row: readonly string[]): string {
    const question = this.questions.get(place);
    const asked = question === undefined ? '' : plain(row[question]);
    return asked || (this.columns[place]?.name ?? '');
  }
}

/** Without control characters. */
const plain = (cell = '') => cleanText(cell).trim();
