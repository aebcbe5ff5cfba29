import type { JobState, QueueSummary } from '@agency/contracts';
import { statesInOrder, stateWords } from './queue-words';

interface StateFilterProps {
  label: string;
  counts: QueueSummary['counts'];
  state: JobState;
  onChoose: (state: JobState) => void;
}

/** How many jobs stand where, and whose are listed. */
export function StateFilter({ label, counts, state, onChoose }: StateFilterProps) {
  return (
    <fieldset className="queue-states">
      <legend className="sr-only">{label}</legend>
      {statesInOrder.map((one) => (
        <button
          key={one}
          type="button"
          className="filter-chip"
          aria-pressed={one === state}
          data-active={one === state ? '' : undefined}
          onClick={() => onChoose(one)}
        >
          {stateWords[one].label} <strong>{counts[one].toLocaleString('en-US')}</strong>
        </button>
      ))}
    </fieldset>
  );
}
