import { labelOf, type Option } from '@agency/contracts';
import { useState } from 'react';
import { FilterMenu } from './filter-menu';
import menu from './filter-menu.module.css';

interface ChoiceFilterProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[] | undefined;
  onChoose: (values: Value[] | undefined) => void;
}

/** Several of a list's values; none chosen lets all through. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, options, chosen = [], onChoose } = props;
  const [ticked, setTicked] = useState(chosen);
  const [seen, setSeen] = useState(chosen.join());

  // The address lags a moment behind the click; the boxes do not, nor does the second click build on the old.
  if (chosen.join() !== seen) {
    setSeen(chosen.join());
    setTicked(chosen);
  }

  function toggle(toggled: Value): void {
    const values = options
      .map(({ value }) => value)
      .filter((value) => ticked.includes(value) !== (value === toggled));
    setTicked(values);
    onChoose(values.length > 0 ? values : undefined);
  }

  const [first] = ticked;
  const summary = ticked.length > 1 ? String(ticked.length) : first && labelOf(options, first);
  return (
    <FilterMenu label={label} chosen={summary}>
      <fieldset>
        <legend className={menu.legend}>{label}</legend>
        {options.map(({ value, label: text }) => (
          <label key={value} className={menu.option}>
            <input
              type="checkbox"
              checked={ticked.includes(value)}
              onChange={() => toggle(value)}
            />
            {text}
          </label>
        ))}
      </fieldset>
    </FilterMenu>
  );
}
