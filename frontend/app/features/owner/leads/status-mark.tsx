import type { LeadStatus } from '@agency/contracts';
import { statusLabel } from './texts/labels';

export function StatusMark({ status }: { status: LeadStatus }) {
  return (
    <span className="status-mark" data-status={status}>
      {statusLabel(status)}
    </span>
  );
}
