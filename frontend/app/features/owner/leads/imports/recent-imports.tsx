import type { LeadImport } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { Moment } from '~/ui/desk/moment';
import { ShowMore, useShownRows } from '~/ui/desk/show-more';
import { TextLink } from '~/ui/desk/text-link';
import { TitledSection } from '~/ui/desk/titled-section';
import { deskLink } from '../../shared/paths';
import { ConfirmUndo } from './confirm-undo';
import { describeImport, describeUndone } from './describe-import';
import { leadImportsQuery } from './queries';

/** The imports that can still be taken back. Renders nothing if there are none. */
export function RecentImports({ onClose }: { onClose: () => void }) {
  const imports = useQuery(leadImportsQuery);
  return (
    <AsyncSection query={imports} what="The imports of the last day" loading={null}>
      {(recent) => recent.length > 0 && <Recent recent={recent} onClose={onClose} />}
    </AsyncSection>
  );
}

interface RecentProps {
  recent: readonly LeadImport[];
  onClose: () => void;
}

function Recent({ recent, onClose }: RecentProps) {
  const { shown, query } = useShownRows(recent);
  return (
    <TitledSection title="Imports of the last day" className="grid grid-cols-1 gap-2">
      <ul className="grid grid-cols-1">
        {shown.map((one) => (
          <RecentImport key={one.id} recent={one} onClose={onClose} />
        ))}
      </ul>
      <ShowMore query={query}>Show earlier imports</ShowMore>
    </TitledSection>
  );
}

function RecentImport({ recent, onClose }: { recent: LeadImport; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  const name = recent.fileName || 'a file';
  return (
    <li className="grid grid-cols-1 items-center gap-x-4 gap-y-1 border-t border-sand py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p className="text-small">
          <bdi className="font-semibold">{name}</bdi>, <Moment at={recent.at} />
        </p>
        <p ref={outcome} role="status" tabIndex={-1} className="text-fine text-slate">
          {recent.undone ? describeUndone(recent.undone) : describeImport(recent)}
        </p>
      </div>
      {!recent.undone && (
        <div className="flex flex-wrap items-center gap-x-4">
          <TextLink isTall to={deskLink.leads({ import: recent.id })} onClick={onClose}>
            Show <span className="sr-only">the leads of {name}</span>
          </TextLink>
          <ActionButton onClick={() => setAsking(true)}>
            Undo … <span className="sr-only">the import of {name}</span>
          </ActionButton>
        </div>
      )}
      {isAsking && (
        <ConfirmUndo
          leadImport={recent}
          // The pressed button is gone by then.
          onUndone={() => outcome.current?.focus()}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
