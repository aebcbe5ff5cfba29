import type { TrackedKeyword } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { removeKeyword } from '../../api/change-keywords';
import { refreshWithout } from '../../api/ranking-keys';

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
      showToast({ title: 'Keyword Removed', description: `“${keyword}” is off the list.` });
      onRemoved();
      return refreshWithout(client, id);
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
        className="remove-keyword min-h-11! px-2!"
        onClick={() => setAsking(true)}
      >
        Remove from the list …
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
            “<bdi className="font-semibold">{keyword}</bdi>” leaves the list, its alerts and all
            counts. Added again, it comes back with its history.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
