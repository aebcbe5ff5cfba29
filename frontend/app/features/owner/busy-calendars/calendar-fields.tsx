import { maxLengths } from '@agency/contracts';
import type { ComponentProps } from 'react';
import { CheckRow } from '~/ui/desk/check-row';
import { SelectField, TextField } from '~/ui/field';
import { colorOptions } from './calendar-texts';

type FieldName = 'name' | 'color' | 'ownEmail' | 'showsTitles';

interface CalendarFieldsProps {
  field: (name: FieldName) => ComponentProps<'input'> & { name: string; error?: string };
}

/** The settings of a calendar, whether from an address or a file. */
export function CalendarFields({ field }: CalendarFieldsProps) {
  const { error: _, ...showsTitles } = field('showsTitles');
  const color = field('color') as ComponentProps<typeof SelectField>;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-3">
        <TextField label="Name" required maxLength={maxLengths.calendarName} {...field('name')} />
        <SelectField
          {...color}
          label="Color"
          required
          placeholder="Choose a color"
          options={colorOptions}
        />
      </div>
      <TextField
        label="Your email in this calendar"
        type="email"
        autoComplete="email"
        hint="Events this address declined or hasn’t answered count as free."
        {...field('ownEmail')}
      />
      <CheckRow {...showsTitles}>
        <span>Show event titles on your desk. Otherwise only the times are stored.</span>
      </CheckRow>
    </>
  );
}
