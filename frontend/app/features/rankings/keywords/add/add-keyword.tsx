import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { Button } from '~/ui/button';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { addKeyword } from '../../api/change-keywords';
import { refreshRankings } from '../../api/ranking-keys';
import { emptyDraft } from '../keyword-draft';
import { KeywordFields } from '../keyword-fields';
import { useKeywordForm } from '../use-keyword-form';

export function AddKeyword({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { form, draft, errors, change, refuseAs, check } = useKeywordForm(emptyDraft);
  const add = useMutation({
    mutationFn: addKeyword,
    onSuccess: ({ keyword }) => {
      showToast({
        title: 'Keyword Added',
        description: `“${keyword}” is watched from the next check on.`,
      });
      onClose();
      return refreshRankings(client);
    },
    onError: (error) => {
      refuseAs(error);
      showFailure(error, { title: 'Error', fallback: 'Failed to add the keyword' });
    },
  });

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = check();
    if (values && !add.isPending) add.mutate(values);
  }

  return (
    <form ref={form} noValidate aria-label="Add a keyword" className="keyword-form" onSubmit={send}>
      <KeywordFields draft={draft} errors={errors} withKeyword onChange={change} />
      <div className="rank-actions">
        <Button type="submit" className="min-h-11!" busy={add.isPending}>
          Add keyword
        </Button>
        <Button
          variant="secondary"
          className="min-h-11! px-4!"
          disabled={add.isPending}
          onClick={onClose}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
