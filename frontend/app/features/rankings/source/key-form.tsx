import { maxServiceAccountKeyBytes } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { sentenceOf } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { TextField } from '~/ui/field';
import { refreshConnection, setServiceAccountKey } from './queries';

interface KeyFormProps {
  /** Without a key so far, the form says where to get one. */
  isFirst: boolean;
  onDone: () => void;
}

/** Not a draft form: a file has no saved state to follow. */
export function KeyForm({ isFirst, onDone }: KeyFormProps) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (chosen: File) => setServiceAccountKey({ key: await chosen.text() }),
    onSuccess: async () => {
      await refreshConnection(client);
      onDone();
    },
    onError: (failure) =>
      setError(sentenceOf(failure) ?? 'The key couldn’t be saved. Please try again.'),
  });

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!file) setError('Please choose the JSON key of the service account.');
    else if (file.size > maxServiceAccountKeyBytes) {
      setError('This file is too large to be the JSON key of a service account.');
    } else mutate(file);
  }

  return (
    <form noValidate className="grid grid-cols-1 items-start gap-4" onSubmit={send}>
      {isFirst && (
        <p className="text-fine text-slate">
          In Google Cloud, enable the Google Search Console API, create a service account and add a
          JSON key to it. The key is tested with Google and stored encrypted.
        </p>
      )}
      <TextField
        label="JSON key"
        name="key"
        type="file"
        accept=".json,application/json"
        required
        className="py-2.5"
        error={error}
        onChange={(event) => {
          setError(undefined);
          setFile(event.currentTarget.files?.[0]);
        }}
      />
      <Actions>
        <Button type="submit" size="compact" busy={isPending}>
          {isPending ? 'Checking with Google …' : 'Upload key'}
        </Button>
        {!isFirst && (
          <Button variant="secondary" size="compact" onClick={onDone}>
            Cancel
          </Button>
        )}
      </Actions>
    </form>
  );
}
