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
import { MoreDetails } from './more-details';
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

/** Where each provider shows a calendar's address, in its own menu labels. */
const providers: readonly [string, string][] = [
  [
    'Google Calendar',
    'On a computer: Settings, the calendar under “Settings for my calendars”, “Integrate calendar”, “Secret address in iCal format”. Not the public address.',
  ],
  [
    'Outlook, Microsoft 365',
    'On the web: Settings, Calendar, “Shared calendars”, “Publish a calendar”. Choose “Can view all details” and copy the ICS link.',
  ],
  [
    'iCloud',
    'On iPhone: Calendar, Calendars, the i in a circle beside the calendar, “Public Calendar”, “Share Link”. It begins with webcal://.',
  ],
  [
    'Fastmail',
    'Settings, Calendars, the calendar, “Share publicly”, and copy the address of the events.',
  ],
  [
    'Nextcloud',
    'The calendar’s menu, “Share link”, then “Copy subscription link” from the menu of the link.',
  ],
  ['Proton', 'Settings, Calendars, the calendar, “Share with anyone”, full view.'],
];

function ProviderHelp() {
  return (
    <MoreDetails summary="Where do I find the address?">
      <dl className="grid gap-3 pt-1 pb-2">
        {providers.map(([provider, steps]) => (
          <div key={provider}>
            <dt className="font-semibold">{provider}</dt>
            <dd>{steps}</dd>
          </div>
        ))}
      </dl>
      <p className="text-fine text-slate">
        Anyone who has the address can read the calendar. Changes usually show up here within
        minutes; some providers take longer.
      </p>
    </MoreDetails>
  );
}
