import { type ImportField, importFieldOptions, type LeadImportPreview } from '@agency/contracts';
import { useId, useState } from 'react';
import { ChipSelect } from '~/ui/desk/chip';

type Column = LeadImportPreview['columns'][number];

interface MatchColumnsProps {
  columns: readonly Column[];
  /** The field of each column. */
  fields: readonly (ImportField | null)[];
  onMatch: (place: number, field: ImportField | null) => void;
}

/** What each column of the file becomes. Those that were not recognized are folded. */
export function MatchColumns({ columns, fields, onMatch }: MatchColumnsProps) {
  const [first] = useState(fields);
  const placed = columns.map((column, place) => ({ column, place }));
  const rowOf = ({ column, place }: (typeof placed)[number]) => (
    <ColumnRow
      key={place}
      column={column}
      field={fields[place] ?? null}
      onMatch={(field) => onMatch(place, field)}
    />
  );
  // Grouped by the first match: choosing a field must not move its row.
  const known = placed.filter(({ place }) => first[place] !== null).map(rowOf);
  const others = placed.filter(({ place }) => first[place] === null).map(rowOf);
  return (
    <section aria-label="Columns" className="grid grid-cols-1 gap-2">
      <h3 className="font-sans font-semibold text-[length:1rem]">Columns</h3>
      <ul className="grid grid-cols-1 gap-2">{known}</ul>
      {others.length > 0 && (
        <details open={known.length === 0}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-channel">
            {others.length === 1
              ? '1 other column, which isn’t imported'
              : `${others.length} other columns, which aren’t imported`}
          </summary>
          <ul className="grid grid-cols-1 gap-2">{others}</ul>
        </details>
      )}
    </section>
  );
}

const fieldOptions = [{ value: null, label: 'Don’t import' }, ...importFieldOptions];

interface ColumnRowProps {
  column: Column;
  field: ImportField | null;
  onMatch: (field: ImportField | null) => void;
}

function ColumnRow({ column, field, onMatch }: ColumnRowProps) {
  const id = useId();
  const samplesId = `${id}-samples`;
  return (
    <li className="grid grid-cols-1 items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0 wrap-anywhere">
        <label htmlFor={id} className="text-small font-semibold">
          <bdi>{column.name}</bdi>
        </label>
        <p id={samplesId} className="line-clamp-2 text-fine text-slate">
          {column.samples.length === 0 ? 'Empty' : <bdi>{column.samples.join(' · ')}</bdi>}
        </p>
      </div>
      <ChipSelect
        id={id}
        aria-describedby={samplesId}
        className="w-full"
        options={fieldOptions}
        value={field}
        onChoose={onMatch}
      />
    </li>
  );
}
