import {
  type AddKeywordsResponse,
  addKeywordsRequestSchema,
  maxKeywordLinesBytes,
  maxKeywordsAtOnce,
} from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { NoticeBox } from '~/ui/desk/notice';
import { TextButton } from '~/ui/desk/text-link';
import { offerUndo } from '~/ui/desk/undo';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextArea } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { formatCountOf } from '../shared/format-performance';
import { addKeyword, addKeywords, removeKeywords } from '../shared/keywords';
import { refreshRankings } from '../shared/rankings';
import {
  addFormClass,
  KeywordFields,
  PageAndTagsFields,
  readPageAndTags,
  useKeywordForm,
} from './keyword-form';

const isSmall = (text: string) => new TextEncoder().encode(text).length <= maxKeywordLinesBytes;

const fieldsSchema = z.object({
  lines: z
    .string()
    .check(z.refine(isSmall, 'This list is too long. Please paste it in two parts.')),
  landingPage: z.string(),
  tags: z.string(),
});

const draftSchema = z.pipe(
  fieldsSchema,
  z.pipe(
    z.transform(
      ({
        lines,
        ...others
      }: z.infer<typeof fieldsSchema>): z.input<typeof addKeywordsRequestSchema> => ({
        lines: lines.split(/\r\n|\r|\n/),
        ...readPageAndTags(others),
      }),
    ),
    addKeywordsRequestSchema,
  ),
);

/** Adds a keyword for each pasted line. Stays open while there are lines that were not accepted. */
export function AddKeywords({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [rejected, setRejected] = useState<AddKeywordsResponse['rejected']>([]);
  const { field, isSaving, onSubmit } = useDraftForm({
    schema: draftSchema,
    values: { lines: '', landingPage: '', tags: '' },
    save: addKeywords,
    onSaved: (answer) => {
      sayAdded(answer);
      setRejected(answer.rejected);
      if (answer.rejected.length === 0) onClose();
      return refreshRankings(client);
    },
    failure: { title: 'Error', fallback: 'Failed to add the keywords' },
  });

  function sayAdded({ added, known }: AddKeywordsResponse): void {
    const description =
      known.length > 0
        ? `${formatCountOf(known.length, 'line')} already on the list.`
        : 'They will be tracked from the next check on.';
    if (added.length === 0) {
      showToast({ title: 'No Keywords Added', description });
      return;
    }
    offerUndo(
      { title: `${formatCountOf(added.length, 'Keyword')} Added`, description },
      {
        undo: () => removeKeywords(added.map(({ id }) => id)),
        refresh: () => refreshRankings(client),
      },
    );
  }

  return (
    <form noValidate aria-label="Add several keywords" className={addFormClass} onSubmit={onSubmit}>
      <TextArea
        {...field('lines')}
        label="Keywords"
        required
        autoFocus
        rows={6}
        hint={`One per line, up to ${maxKeywordsAtOnce}.`}
      />
      <PageAndTagsFields field={field} />
      {rejected.length > 0 && <Rejected rejected={rejected} />}
      <div className="md:col-span-full">
        <Actions>
          <Button type="submit" size="compact" busy={isSaving}>
            Add keywords
          </Button>
          <Button variant="secondary" size="compact" disabled={isSaving} onClick={onClose}>
            {rejected.length > 0 ? 'Close' : 'Cancel'}
          </Button>
        </Actions>
      </div>
    </form>
  );
}

function Rejected({ rejected }: Pick<AddKeywordsResponse, 'rejected'>) {
  return (
    <div className="md:col-span-full">
      <NoticeBox role="alert" tone="warning" className="gap-2.5 py-3.5 wrap-anywhere">
        <p>
          <strong>{formatCountOf(rejected.length, 'line')} not added.</strong>
        </p>
        <ul className="max-h-64 list-disc overflow-auto pl-5">
          {rejected.map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
        </ul>
      </NoticeBox>
    </div>
  );
}

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
