import type { TrackedKeyword } from '@agency/contracts';
import type { SubmitEvent } from 'react';
import { Button } from '~/ui/button';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { draftOf } from '../keyword-draft';
import { KeywordFields } from '../keyword-fields';
import { useKeywordForm } from '../use-keyword-form';
import { useUpdateKeyword } from './use-update-keyword';

export function KeywordEditor({ keyword }: { keyword: TrackedKeyword }) {
  const { form, draft, errors, isDirty, change, undo, refuseAs, check } = useKeywordForm(
    draftOf(keyword),
  );
  const update = useUpdateKeyword(keyword.id);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = isDirty && !update.isPending ? check() : undefined;
    if (!values) return;
    const { landingPage, tags } = values;
    update.mutate(
      { change: { landingPage, tags }, news: 'Landing page and tags have been saved.' },
      { onSuccess: undo, onError: refuseAs },
    );
  }

  return (
    <form ref={form} noValidate className="keyword-form" onSubmit={send}>
      <LeaveGuard isUnsaved={isDirty} heldBy="keyword" />
      <KeywordFields draft={draft} errors={errors} withKeyword={false} onChange={change} />
      <div className="rank-actions">
        <Button type="submit" className="min-h-11!" busy={update.isPending} disabled={!isDirty}>
          Save
        </Button>
        {isDirty && (
          <Button
            variant="quiet"
            className="min-h-11! px-2!"
            disabled={update.isPending}
            onClick={undo}
          >
            Undo changes
          </Button>
        )}
      </div>
    </form>
  );
}
