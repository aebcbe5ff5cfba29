import { useQueryClient } from '@tanstack/react-query';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { TextButton } from '~/ui/desk/text-link';
import { showToast } from '~/ui/toast';
import { addKeyword } from '../shared/keywords';
import { refreshRankings } from '../shared/rankings';
import { addFormClass, KeywordFields, useKeywordForm } from './keyword-form';

interface AddKeywordProps {
  onClose: () => void;
  /** Opens the form for several. */
  onPaste: () => void;
}

export function AddKeyword({ onClose, onPaste }: AddKeywordProps) {
  const client = useQueryClient();
  const { field, isSaving, onSubmit } = useKeywordForm(undefined, {
    save: addKeyword,
    onSaved: ({ keyword }) => {
      showToast({
        title: 'Keyword Added',
        description: `“${keyword}” will be tracked from the next check on.`,
      });
      onClose();
      return refreshRankings(client);
    },
    failure: { title: 'Error', fallback: 'Failed to add the keyword' },
  });

  return (
    <form noValidate aria-label="Add a keyword" className={addFormClass} onSubmit={onSubmit}>
      <KeywordFields field={field} isNew />
      <div className="md:col-span-full">
        <Actions className="gap-x-4">
          <Button type="submit" size="compact" busy={isSaving}>
            Add keyword
          </Button>
          <Button variant="secondary" size="compact" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <TextButton isTall disabled={isSaving} onClick={onPaste}>
            Paste several
          </TextButton>
        </Actions>
      </div>
    </form>
  );
}
