import type { LeadImport } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { DeskButtonLink } from '~/ui/desk/button-link';
import { NoticeBox } from '~/ui/desk/notice';
import { useFocusOnOpen } from '~/ui/use-focus';
import { deskLink } from '../../shared/paths';
import { ConfirmUndo } from './confirm-undo';
import { describeImport, describeUndone } from './describe-import';
import { leadImportsQuery } from './queries';

interface ImportResultProps {
  result: LeadImport;
  onClose: () => void;
  /** Chooses another file. */
  onAgain: () => void;
}

/** What an import added, with Undo. */
export function ImportResult({ result, onClose, onAgain }: ImportResultProps) {
  const [isAsking, setAsking] = useState(false);
  const { data: recent } = useQuery(leadImportsQuery);
  const undone = recent?.find(({ id }) => id === result.id)?.undone ?? result.undone;
  const notice = useFocusOnOpen<HTMLDivElement>();
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
        {!undone && <p>No emails were sent. Imported leads don’t show as unanswered on Today.</p>}
      </NoticeBox>
      <div className="flex flex-wrap gap-3 *:grow">
        {undone ? (
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Undo …
            </Button>
            <DeskButtonLink to={deskLink.leads({ import: result.id })} onClick={onClose}>
              Show the imported leads
            </DeskButtonLink>
          </>
        )}
        <Button variant="secondary" onClick={onAgain}>
          Import another file
        </Button>
      </div>
      {isAsking && (
        <ConfirmUndo
          leadImport={result}
          onUndone={() => notice.current?.focus()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
