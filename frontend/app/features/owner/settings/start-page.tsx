import { useState } from 'react';
import { readStartPage, type StartPage, writeStartPage } from '../shared/start-page';
import styles from './start-page.module.css';

const choices: { value: StartPage | null; label: string }[] = [
  { value: null, label: 'Today on a phone, Lead Management on a wide screen' },
  { value: 'today', label: 'Today' },
  { value: 'leads', label: 'Lead Management' },
];

/** What the desk opens with. Kept in this browser: the phone may start with another page than the computer. */
export function StartPageChoice() {
  const [chosen, setChosen] = useState(readStartPage);
  const [isSaved, setSaved] = useState(false);

  function choose(value: StartPage | null): void {
    setChosen(value);
    setSaved(writeStartPage(value));
  }

  return (
    <fieldset className={styles.startPage}>
      <legend>Start with</legend>
      {choices.map(({ value, label }) => (
        <label key={label}>
          <input
            type="radio"
            name="start-page"
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
      <p role="status" className="text-fine text-slate">
        {isSaved ? 'Saved for this device.' : 'Counts for this device only.'}
      </p>
    </fieldset>
  );
}
