import { addCalendarRequestSchema, calendarColors, maxCalendarFileBytes } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { Button } from '~/ui/button';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { useUnsavedWork } from '~/ui/desk/unsaved-work';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { CalendarFields } from './calendar-fields';
import { addCalendarFile, refreshCalendars } from './queries';

const fileFormSchema = z.omit(addCalendarRequestSchema, { address: true });

const empty: z.input<typeof fileFormSchema> = {
  name: '',
  color: calendarColors[0],
  ownEmail: '',
  showsTitles: false,
};

/** Adds a calendar from a file, which does not change until it is replaced. */
export function FileForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  // Outside the draft: a file cannot be a field's value.
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const { field, isDirty, isSaving, rootError, onSubmit } = useDraftForm({
    schema: fileFormSchema,
    values: empty,
    save: ({ showsTitles, ...fields }) => {
      if (!file) throw new TypeError('No file was chosen');
      return addCalendarFile(file, { ...fields, showsTitles: showsTitles ? 'yes' : 'no' });
    },
    onSaved: async (saved) => {
      await refreshCalendars(client);
      showToast({ title: 'Calendar Added', description: saved.name });
      onClose();
    },
    failure: {
      title: 'Couldn’t Add Calendar',
      fallback: 'The file couldn’t be read. Please try again.',
    },
  });
  const isUnsaved = isDirty || file !== undefined;
  useUnsavedWork(isUnsaved);

  return (
    <form
      noValidate
      className="grid w-full min-w-0 gap-3 py-2"
      aria-label="New calendar from a file"
      onSubmit={(event) => {
        const found = faultOf(file);
        setFault(found);
        if (!found) return onSubmit(event);
        event.preventDefault();
      }}
    >
      <TextField
        label="File"
        name="file"
        type="file"
        accept=".ics,text/calendar"
        required
        className="py-2.5"
        hint="An .ics file. It won’t update on its own: replace it when your calendar changes."
        error={fault}
        onChange={({ currentTarget }) => {
          setFault(undefined);
          setFile(currentTarget.files?.[0]);
        }}
      />
      <CalendarFields field={field} />
      {rootError && <p role="alert">{rootError}</p>}
      <Actions>
        <Button type="submit" size="compact" busy={isSaving}>
          Upload
        </Button>
        <ActionButton disabled={isSaving} onClick={onClose}>
          {isUnsaved ? 'Discard changes' : 'Close'}
        </ActionButton>
      </Actions>
    </form>
  );
}

/** Why a file cannot be uploaded, as a message; undefined if it can. */
export function faultOf(file: File | undefined): string | undefined {
  if (!file) return 'Please choose the file you exported from your calendar.';
  return file.size > maxCalendarFileBytes
    ? `The file is larger than ${maxCalendarFileBytes / 1024 / 1024} MB.`
    : undefined;
}
