import type { LeadImport } from '@agency/contracts';
import { Button } from '~/ui/button';
import { DeskButtonLink } from '~/ui/desk/button-link';
import { NoticeBox } from '~/ui/desk/notice-box';
import { useFocusOnOpen } from '~/ui/use-focus';
import { deskLink } from '../../shared/paths';
import { describeImport, describeUndone } from './describe-import';
import { useUndoImport } from './use-lead-import';

interface ImportResultProps {
  result: LeadImport;
  onClose: () => void;
  /** Chooses another file. */
  onAgain: () => void;
}

/** What an import added, with Undo. */
export function ImportResult({ result, onClose, onAgain }: ImportResultProps) {
  const { mutate, data, isPending } = useUndoImport();
  const undone = data?.undone ?? result.undone;
  const notice = useFocusOnOpen<HTMLDivElement>();
  const undo = () => mutate(result, { onSuccess: () => notice.current?.focus() });
  return (
    <>
      <NoticeBox
        ref={notice}
        role="status"
        tabIndex={-1}
        tone={undone ? 'info' : 'success'}
        className="gap-1.5 py-3.5"
      >
        <p>
          <strong>{undone ? describeUndone(undone) : describeImport(result)}</strong>
        </p>
        {!undone && <p>No email was sent. Today does not list imported leads as unanswered.</p>}
      </NoticeBox>
      <div className="flex flex-wrap gap-3 *:grow">
        {undone ? (
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button variant="secondary" busy={isPending} onClick={undo}>
              Undo
            </Button>
            <DeskButtonLink to={deskLink.leads({ import: result.id })} onClick={onClose}>
              Show the imported leads
            </DeskButtonLink>
          </>
        )}
        <Button variant="secondary" disabled={isPending} onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </>
  );
}
