/**
 * Text that was begun and not sent, until the page is reloaded: a lead's panel may close and open again meanwhile. A
 * reload asks first where `useUnsavedWork` is used beside it.
 */
export interface DraftStore<Draft> {
  get: (leadId: number) => Draft | undefined;
  /** Undefined forgets it. */
  set: (leadId: number, draft: Draft | undefined) => void;
}

export function draftStore<Draft>(): DraftStore<Draft> {
  const drafts = new Map<number, Draft>();
  return {
    get: (leadId) => drafts.get(leadId),
    set: (leadId, draft) => {
      if (draft === undefined) drafts.delete(leadId);
      else drafts.set(leadId, draft);
    },
  };
}
