import { labelOf, type Option } from '@agency/contracts';
import { useId, useState } from 'react';
import { OptionGroup, OptionLabel } from '~/ui/desk/menu';
import { FilterMenu } from './filter-menu';

interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[] | undefined;
  onChoose: (values: Value[] | undefined) => void;
}

/** A filter of a list with several values. */
export function ChoiceFilter<Value extends string>(props: ChoicesProps<Value>) {
  const { label, options, chosen } = props;
  return (
    <FilterMenu label={label} chosen={choiceInWords(options, chosen)}>
      <Choices {...props} />
    </FilterMenu>
  );
}

/** The chosen values as the filter's chip shows them. */
export function choiceInWords<Value extends string>(
  options: readonly Option<Value>[],
  chosen: readonly Value[] = [],
): string | undefined {
  const [first] = chosen;
  return chosen.length > 1 ? String(chosen.length) : first && labelOf(options, first);
}

/** Several values of a list; none chosen matches all. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, options, chosen = [], onChoose } = props;
  const [ticked, setTicked] = useState(chosen);
  const [seen, setSeen] = useState(chosen.join());

  // The address updates shortly after the click; the checkboxes update at once, and a second click builds on the first.
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

interface OneChoiceProps<Value> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One value of a list; the first one usually matches all. */
export function OneChoice<Value>({ label, choices, chosen, onChoose }: OneChoiceProps<Value>) {
  const name = useId();
  return (
    <OptionGroup legend={label}>
      {choices.map(({ value, label: text }) => (
        <OptionLabel key={text}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {text}
        </OptionLabel>
      ))}
    </OptionGroup>
  );
}
