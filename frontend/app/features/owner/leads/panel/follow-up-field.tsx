import { addDays, type EasternDate } from '@agency/contracts';
import { TextField } from '~/ui/field';

const presets = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'In a week', days: 7 },
];

interface FollowUpFieldProps {
  value: EasternDate | '';
  today: EasternDate;
  onChange: (value: EasternDate | '') => void;
}

export function FollowUpField({ value, today, onChange }: FollowUpFieldProps) {
  return (
    <div className="grid gap-2">
      <TextField
        label="Follow-up date"
        name="followUpOn"
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        {presets.map(({ label, days }) => (
          <button
            key={label}
            type="button"
            className="filter-chip"
            onClick={() => onChange(addDays(today, days))}
          >
            {label}
          </button>
        ))}
        {value && (
          <button type="button" className="filter-chip" onClick={() => onChange('')}>
            No date
          </button>
        )}
      </div>
    </div>
  );
}
