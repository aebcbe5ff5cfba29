import type { Lead } from '@agency/contracts';

/** Says of a lead that the owner has had erased why it is still here. */
export function ErasingMark({ lead }: { lead: Pick<Lead, 'erasureRequestedAt'> }) {
  if (!lead.erasureRequestedAt) return null;
  return <span className="erasing-mark">Erased once its email is sent</span>;
}
