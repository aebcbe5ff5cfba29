import type { Option } from '@agency/contracts';

interface FilterSelectProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value | undefined;
  /** The choice that lets all through; without it one of the options always holds. */
  all?: string;
  onChoose: (value: Value | undefined) => void;
}

/** One of a list's values, as a chip among the filters. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, options, chosen, all, onChoose } = props;
  return (
    <label className="desk-sort rank-select" data-active={all && chosen ? '' : undefined}>
      <span className="sr-only">{label}</span>
      <select
        value={chosen ?? ''}
        onChange={(event) =>
          onChoose(options.find(({ value }) => value === event.currentTarget.value)?.value)
        }
      >
        {all && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
