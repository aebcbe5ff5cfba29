import type { ReactNode } from 'react';

interface ChoiceBarProps<Value extends string | number> {
  legend: string;
  choices: readonly { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A few choices beside each other, of which one applies. */
export function ChoiceBar<Value extends string | number>(props: ChoiceBarProps<Value>) {
  const { legend, choices, chosen, onChoose } = props;
  return (
    <fieldset className="flex rounded-button border border-slate/60">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className="min-h-10.5 min-w-11 cursor-pointer rounded-[calc(var(--radius-button)-1px)] px-2.5 font-semibold hover:bg-shoal aria-pressed:bg-deep aria-pressed:text-white forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:-outline-offset-3 forced-colors:aria-pressed:outline-[color:Highlight]"
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
