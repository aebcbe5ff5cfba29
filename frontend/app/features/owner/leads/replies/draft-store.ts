/**
 * Unsent text, kept until the page is reloaded: a lead's panel may close and open again in the meantime. With
 * `useUnsavedWork`, a reload asks first.
 */
export interface DraftStore<Draft> {
  get: (leadId: number) => Draft | undefined;
  /** Undefined deletes it. */
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
