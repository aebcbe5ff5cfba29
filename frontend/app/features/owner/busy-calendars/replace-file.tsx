import type { Calendar } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { faultOf } from './file-form';
import { refreshCalendars, replaceCalendarFile } from './queries';

/** Replaces a calendar's file with a newer one. */
export function ReplaceFile({ calendar: { id, name } }: { calendar: Calendar }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { isPending, mutate } = useMutation({
    mutationFn: (file: File) => replaceCalendarFile(id, file),
    onSuccess: () => showToast({ title: 'File Replaced', description: name }),
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Replace File',
        fallback: 'The file couldn’t be read. The previous file is still in use.',
      }),
    onSettled: () => refreshCalendars(client),
  });

  function replaceBy(file: File | undefined): void {
    if (!file) return;
    const fault = faultOf(file);
    if (fault)
      showToast({ title: 'Couldn’t Replace File', description: fault, variant: 'destructive' });
    else mutate(file);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        hidden
        aria-label={`Newer file: ${name}`}
        onChange={({ currentTarget }) => {
          replaceBy(currentTarget.files?.[0]);
          // Without this, choosing the same file again would fire no change event.
          currentTarget.value = '';
        }}
      />
      <ActionButton isBlocked={isPending} onClick={() => input.current?.click()}>
        {isPending ? 'Uploading …' : 'Replace file'}
        <span className="sr-only">: {name}</span>
      </ActionButton>
    </>
  );
}
