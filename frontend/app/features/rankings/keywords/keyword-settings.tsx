import type { TrackedKeyword } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import {
  keywordQuery,
  refreshWithoutKeyword,
  removeKeyword,
  updateKeyword,
} from '../shared/keywords';
import { refreshRankings } from '../shared/rankings';
import { KeywordFields, useKeywordForm } from './keyword-form';

const updateFailure = { title: 'Update Failed', fallback: 'Failed to update the keyword' };

/** Shows a saved change, which also affects the lists. */
function useShowUpdate() {
  const client = useQueryClient();
  return (saved: TrackedKeyword, description: string): Promise<void> => {
    client.setQueryData(keywordQuery(saved.id).queryKey, saved);
    showToast({ title: 'Keyword Updated', description });
    return refreshRankings(client);
  };
}

export function KeywordEditor({ keyword }: { keyword: TrackedKeyword }) {
  const showUpdate = useShowUpdate();
  const { field, isDirty, isSaving, undo, onSubmit } = useKeywordForm(keyword, {
    save: ({ landingPage, tags }) => updateKeyword(keyword.id, { landingPage, tags }),
    onSaved: (saved) => showUpdate(saved, 'Landing page and tags saved.'),
    failure: updateFailure,
  });

  return (
    <form noValidate className="grid grid-cols-1 items-start gap-4" onSubmit={onSubmit}>
      <LeaveGuard isUnsaved={isDirty} heldBy="keyword" />
      <KeywordFields field={field} isNew={false} />
      <Actions>
        <Button type="submit" size="compact" busy={isSaving} disabled={!isDirty}>
          Save
        </Button>
        {isDirty && (
          <Button variant="quiet" size="compact" disabled={isSaving} onClick={undo}>
            Undo changes
          </Button>
        )}
      </Actions>
    </form>
  );
}

/** The history of a paused keyword stays. */
export function PauseButton({ keyword: { id, isPaused } }: { keyword: TrackedKeyword }) {
  const showUpdate = useShowUpdate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => updateKeyword(id, { isPaused: !isPaused }),
    onSuccess: (saved) =>
      showUpdate(
        saved,
        saved.isPaused
          ? 'Paused: checks skip this keyword and keep its history.'
          : 'Resumed: tracking continues with the next check.',
      ),
    onError: (error) => showFailure(error, updateFailure),
  });
  return (
    <Button variant="secondary" size="compact" busy={isPending} onClick={() => mutate()}>
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
  );
}

interface RemoveKeywordProps {
  keyword: TrackedKeyword;
  onRemoved: () => void;
}

export function RemoveKeyword({ keyword: { id, keyword }, onRemoved }: RemoveKeywordProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => removeKeyword(id),
    onSuccess: () => {
      showToast({ title: 'Keyword Removed', description: `“${keyword}” is no longer tracked.` });
      onRemoved();
      return refreshWithoutKeyword(client, id);
    },
    onError: (error) => {
      setAsking(false);
      showFailure(error, { title: 'Error', fallback: 'Failed to remove the keyword' });
    },
  });

  return (
    <>
      <Button
        variant="quiet"
        size="compact"
        className="text-(--color-danger)"
        onClick={() => setAsking(true)}
      >
        Remove keyword …
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Remove this keyword?"
          cancel="Keep it"
          confirm="Remove it"
          busy={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => remove.mutate()}
        >
          <p>
            “<bdi className="font-semibold">{keyword}</bdi>” and its alerts disappear from all lists
            and counts. If you add it again, its history comes back.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
