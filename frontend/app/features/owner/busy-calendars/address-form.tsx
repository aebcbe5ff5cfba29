import {
  addCalendarRequestSchema,
  type Calendar,
  calendarColors,
  maxLengths,
  updateCalendarRequestSchema,
} from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { Button } from '~/ui/button';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { useUnsavedWork } from '~/ui/desk/unsaved-work';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { CalendarFields } from './calendar-fields';
import { ProviderHelp } from './provider-help';
import { addCalendar, refreshCalendars, updateCalendar } from './queries';

interface AddressFormProps {
  /** Absent when adding a new one. */
  calendar?: Calendar;
  onClose: () => void;
}

/** An empty address keeps the stored one, which is never shown. */
const editSchema = z.extend(updateCalendarRequestSchema, {
  address: z.pipe(
    z.string(),
    z.transform((typed) => typed.trim() || undefined),
  ),
});

/** Adds a calendar by address, or edits one. A file has no address. */
export function AddressForm({ calendar, onClose }: AddressFormProps) {
  const client = useQueryClient();
  const { field, isDirty, isSaving, rootError, onSubmit } = useDraftForm({
    schema: calendar ? editSchema : addCalendarRequestSchema,
    values: {
      name: calendar?.name ?? '',
      color: calendar?.color ?? calendarColors[0],
      address: '',
      ownEmail: calendar?.ownEmail ?? '',
      showsTitles: calendar?.showsTitles ?? false,
    },
    save: (fields) =>
      calendar
        ? updateCalendar(calendar.id, fields)
        : addCalendar(addCalendarRequestSchema.parse(fields)),
    onSaved: async (saved) => {
      await refreshCalendars(client);
      showToast({
        title: calendar ? 'Calendar Saved' : 'Calendar Added',
        description: saved.name,
      });
      onClose();
    },
    failure: {
      title: calendar ? 'Couldn’t Save Calendar' : 'Couldn’t Add Calendar',
      fallback: 'The calendar couldn’t be saved. Please try again.',
    },
  });
  useUnsavedWork(isDirty);
  const hasAddress = calendar?.source !== 'file';

  return (
    <form
      noValidate
      className="grid w-full min-w-0 gap-3 py-2"
      aria-label={calendar ? `Calendar: ${calendar.name}` : 'New calendar'}
      onSubmit={onSubmit}
    >
      {hasAddress && (
        <>
          <TextField
            label="Address"
            required={!calendar}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLengths.calendarAddress}
            hint={
              calendar?.addressHint
                ? `Currently ${calendar.addressHint}. Leave empty to keep it.`
                : 'It starts with https:// or webcal://. It’s stored encrypted and never shown again.'
            }
            {...field('address')}
          />
          <ProviderHelp />
        </>
      )}
      <CalendarFields field={field} />
      {rootError && <p role="alert">{rootError}</p>}
      <Actions>
        <Button type="submit" size="compact" busy={isSaving} disabled={!isDirty}>
          {saveLabel(calendar !== undefined, isSaving)}
        </Button>
        <ActionButton disabled={isSaving} onClick={onClose}>
          {isDirty ? 'Discard changes' : 'Close'}
        </ActionButton>
      </Actions>
    </form>
  );
}

function saveLabel(isStored: boolean, isSaving: boolean): string {
  if (isStored) return 'Save calendar';
  return isSaving ? 'Reading the calendar …' : 'Add calendar';
}
