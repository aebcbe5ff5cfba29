import type { EasternDate } from '@agency/contracts';
import { useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { Dialog } from '~/ui/desk/dialog';
import { ReportUpload } from './report-upload';
import { SpendImports } from './spend-imports';
import { TypedSpendForm } from './typed-spend-form';

interface SpendDialogProps {
  today: EasternDate;
  onClose: () => void;
}

/** Adds ad spend from a report or by hand. Lists what was added, each with Undo. */
export function SpendDialog({ today, onClose }: SpendDialogProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <Dialog
      title="Add spend"
      hasCloseButton
      className="max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,44rem)] p-4 sm:p-6"
      onClose={onClose}
    >
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
