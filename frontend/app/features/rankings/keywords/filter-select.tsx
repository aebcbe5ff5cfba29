import type { Option } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '~/ui/class-names';
import { tagsQuery } from '../shared/keywords';

interface FilterSelectProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value | undefined;
  /** The option for no filter; without it, one of the others always applies. */
  all?: string;
  onChoose: (value: Value | undefined) => void;
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, options, chosen, all, onChoose } = props;
  const isActive = Boolean(all && chosen);
  return (
    <label>
      <span className="sr-only">{label}</span>
      <select
        value={chosen ?? ''}
        className={classNames(
          'min-h-11 max-w-[min(100%,16rem)] max-md:max-w-50 cursor-pointer rounded-button border px-3 font-medium text-ellipsis whitespace-nowrap md:pointer-fine:min-h-9',
          isActive
            ? 'border-channel bg-shoal'
            : 'border-slate/45 bg-transparent hover:border-slate',
        )}
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

interface TagFilterProps {
  chosen: string | undefined;
  onChoose: (tag: string | undefined) => void;
}

export function TagFilter({ chosen, onChoose }: TagFilterProps) {
  const { data = [] } = useQuery(tagsQuery);
  const options = data.map(({ tag, keywords }) => ({ value: tag, label: `${tag} (${keywords})` }));
  // The address may name a tag that no keyword has anymore.
  const isKnown = chosen === undefined || data.some(({ tag }) => tag === chosen);
  return (
    <FilterSelect
      label="Tag"
      all="All tags"
      options={isKnown ? options : [{ value: chosen, label: chosen }, ...options]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
