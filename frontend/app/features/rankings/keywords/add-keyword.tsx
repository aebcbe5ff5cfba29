import { useQueryClient } from '@tanstack/react-query';
import { Button } from '~/ui/button';
import { showToast } from '~/ui/toast';
import { addKeyword } from '../api/keywords';
import { refreshRankings } from '../api/rankings';
import { Actions } from '../components/section';
import { KeywordFields, useKeywordForm } from './keyword-form';

export function AddKeyword({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { field, isSaving, onSubmit } = useKeywordForm(undefined, {
    save: addKeyword,
    onSaved: ({ keyword }) => {
      showToast({
        title: 'Keyword Added',
        description: `“${keyword}” is tracked from the next check.`,
      });
      onClose();
      return refreshRankings(client);
    },
    failure: { title: 'Error', fallback: 'Failed to add the keyword' },
  });

  return (
    <form
      noValidate
      aria-label="Add a keyword"
      className="grid max-w-240 grid-cols-1 items-start gap-4 rounded-button border border-sand bg-paper p-5 md:grid-cols-3"
      onSubmit={onSubmit}
    >
      <KeywordFields field={field} isNew />
      <div className="md:col-span-full">
        <Actions>
          <Button type="submit" size="compact" busy={isSaving}>
            Add keyword
          </Button>
          <Button variant="secondary" size="compact" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
        </Actions>
      </div>
    </form>
  );
}
