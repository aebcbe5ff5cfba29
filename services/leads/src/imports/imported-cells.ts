import { cleanText, type ImportField } from '@agency/contracts';
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
}

/** Where to find each field in a row, worked out once per file. */
export class ImportedCells {
  private readonly places = new Map<ImportField, number[]>();
  /** By the column of an answer: the column of its question. */
  private readonly questions = new Map<number, number>();

  constructor(private readonly columns: readonly ImportColumn[]) {
    const keys = columns.map(({ name }) => headerKey(name));
    for (const [place, { field }] of columns.entries()) {
      if (field) this.places.set(field, [...(this.places.get(field) ?? []), place]);
      const answered = responseHeader.exec(keys[place] ?? '')?.[1];
      const question = keys.findIndex(
        (key) => answered && questionHeader.exec(key)?.[1] === answered,
      );
      if (question >= 0) this.questions.set(place, question);
    }
  }

  /** The filled cells of a field, in the order of the columns. */
  of(field: ImportField, row: readonly string[]): NamedCell[] {
    return (this.places.get(field) ?? []).flatMap((place) => {
      const text = cellText(row[place]);
      return text === '' ? [] : [{ label: this.labelOf(place, row), text }];
    });
  }

  /** The question is in a cell of its own, because each row may have been asked another one. */
  private labelOf(place: number, row: readonly string[]): string {
    const question = this.questions.get(place);
    const asked = question === undefined ? '' : cellText(row[question]);
    return asked || (this.columns[place]?.name ?? '');
  }
}

/** Without the apostrophe that exports put before a formula (`csvTable`), and without control characters. */
function cellText(cell = ''): string {
  return cleanText(cell.replace(/^'(?=[=+\-@\t\r])/, '')).trim();
}
