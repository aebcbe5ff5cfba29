import { useState } from 'react';
import { RadioRow } from '~/ui/desk/radio-row';
import { readStartPage, type StartPage, writeStartPage } from '../shared/start-page';

const choices: { value: StartPage | null; label: string }[] = [
  { value: null, label: 'Today on a phone, Lead Management on a wide screen' },
  { value: 'today', label: 'Today' },
  { value: 'leads', label: 'Lead Management' },
];

/** The desk's start page. Stored in this browser: a phone may start with another page than a computer. */
export function StartPageChoice() {
  const [chosen, setChosen] = useState(readStartPage);
  const [isSaved, setSaved] = useState(false);

  function choose(value: StartPage | null): void {
    setChosen(value);
    setSaved(writeStartPage(value));
  }

  return (
    <fieldset className="grid justify-items-start gap-1">
      <legend className="pt-3 pb-1 font-semibold">Start with</legend>
      {choices.map(({ value, label }) => (
        <RadioRow
          key={label}
          name="start-page"
          checked={chosen === value}
          onChange={() => choose(value)}
        >
          {label}
        </RadioRow>
      ))}
      <p role="status" className="text-fine text-slate">
        {isSaved ? 'Saved for this device.' : 'Applies to this device only.'}
      </p>
    </fieldset>
  );
}
