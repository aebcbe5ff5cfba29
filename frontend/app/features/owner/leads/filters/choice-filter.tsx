import { labelOf, type Option } from '@agency/contracts';
import { useState } from 'react';
import { OptionGroup, OptionLabel } from '~/ui/desk/menu';
import { FilterMenu } from './filter-menu';

interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[] | undefined;
  onChoose: (values: Value[] | undefined) => void;
}

/** A filter of one list. */
export function ChoiceFilter<Value extends string>(props: ChoicesProps<Value>) {
  const { label, options, chosen } = props;
  return (
    <FilterMenu label={label} chosen={choiceInWords(options, chosen)}>
      <Choices {...props} />
    </FilterMenu>
  );
}

/** What is chosen, as the chip of the filter says it. */
export function choiceInWords<Value extends string>(
  options: readonly Option<Value>[],
  chosen: readonly Value[] = [],
): string | undefined {
  const [first] = chosen;
  return chosen.length > 1 ? String(chosen.length) : first && labelOf(options, first);
}

/** Several of a list's values; none chosen lets all through. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
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

  return (
    <OptionGroup legend={label}>
      {options.map(({ value, label: text }) => (
        <OptionLabel key={value}>
          <input type="checkbox" checked={ticked.includes(value)} onChange={() => toggle(value)} />
          {text}
        </OptionLabel>
      ))}
    </OptionGroup>
  );
}
