import { adPlatformOptions, type EasternDate, labelOf, type SpendImport } from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatDayRange } from '~/lib/eastern-display';
import { ActionButton } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { Dialog } from '~/ui/desk/dialog';
import { Moment } from '~/ui/desk/moment';
import { showFailure } from '~/ui/desk/show-failure';
import { TitledSection } from '~/ui/desk/titled-section';
import { formatCents } from '../../leads/amount-words';
import { refreshSpend, spendImportsQuery, undoSpend } from './queries';
import { ReportUpload } from './report-upload';
import { TypedSpendForm } from './typed-spend-form';

interface SpendDialogProps {
  today: EasternDate;
  onClose: () => void;
}

/** Adds ad spend from a report or by hand. Lists what was added, each with Undo. */
export function SpendDialog({ today, onClose }: SpendDialogProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <Dialog title="Add spend" hasCloseButton className="w-176 p-4 sm:p-6" onClose={onClose}>
      <div className="mt-4 grid grid-cols-1 gap-5">
        <p className="max-w-prose">
          Upload a campaign report from Google Ads, Meta Ads Manager or Microsoft Advertising (CSV,
          by day if you can), or enter it by hand. New numbers replace a campaign’s stored ones for
          the same days.
        </p>
        {isTyping ? (
          <TypedSpendForm today={today} onSaved={() => setTyping(false)} />
        ) : (
          <ReportUpload />
        )}
        <ActionButton onClick={() => setTyping(!isTyping)}>
          {isTyping ? 'Upload a report instead' : 'Enter it by hand instead'}
        </ActionButton>
        <SpendImports />
      </div>
    </Dialog>
  );
}

/** What was added, newest first. Renders nothing if there is nothing. */
function SpendImports() {
  const imports = useQuery(spendImportsQuery);
  return (
    <AsyncSection query={imports} what="What was added" loading={null}>
      {(recent) =>
        recent.length > 0 && (
          <TitledSection title="Added earlier" className="grid grid-cols-1 gap-2">
            <ul className="grid grid-cols-1">
              {recent.map((one) => (
                <AddedSpend key={one.id} spend={one} />
              ))}
            </ul>
          </TitledSection>
        )
      }
    </AsyncSection>
  );
}

function AddedSpend({ spend }: { spend: SpendImport }) {
  const client = useQueryClient();
  const outcome = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: undoSpend,
    // The pressed button is gone by then.
    onSuccess: () => outcome.current?.focus(),
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Undo',
        fallback: 'It couldn’t be undone. Please try again.',
      }),
    onSettled: () => refreshSpend(client),
  });
  const { platform, fileName, from, to, cents, at, isUndone } = spend;
  const name = fileName ?? 'Entered by hand';
  return (
    <li className="grid grid-cols-1 items-center gap-x-4 gap-y-1 border-t border-sand py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p className="text-small">
          {labelOf(adPlatformOptions, platform)}, {formatDayRange(from, to)}: {formatCents(cents)}
        </p>
        <p ref={outcome} tabIndex={-1} className="text-fine text-slate">
          <bdi>{name}</bdi>, <Moment at={at} />
          {isUndone && ' · undone'}
        </p>
      </div>
      {!isUndone && (
        <ActionButton isBlocked={isPending} onClick={() => mutate(spend)}>
          {isPending ? 'Undoing …' : 'Undo'} <span className="sr-only">{name}</span>
        </ActionButton>
      )}
    </li>
  );
}
