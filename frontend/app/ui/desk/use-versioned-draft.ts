import { useState } from 'react';

export interface Versioned {
  version: number;
}

type Fields = Record<string, string>;

interface VersionedDraftOptions<Item extends Versioned, Draft extends Fields> {
  /** The item as last read. */
  latest: Item;
  /** Its edited fields. An empty text means no value. */
  draftOf: (item: Item) => Draft;
  /** While true, a newer version is taken for the result of that save. */
  isSaving?: boolean;
}

/**
 * Edits an item based on the version that was read. If another save came first, the draft does not overwrite it:
 * `conflict` is the current item, until the owner has chosen.
 */
export function useVersionedDraft<Item extends Versioned, Draft extends Fields>(
  options: VersionedDraftOptions<Item, Draft>,
) {
  const { latest, draftOf, isSaving = false } = options;
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState(() => draftOf(latest));

  const isDirty = changedFields(draftOf(base), draft).length > 0;
  const isOutdated = latest.version > base.version && !isSaving;
  const isUntouched = changedFields(draftOf(base), draftOf(latest)).length === 0;
  const hasConflict =
    isOutdated && isDirty && !isUntouched && changedFields(draftOf(latest), draft).length > 0;
  if (isOutdated && !hasConflict) {
    // Saving other fields, such as a status, leaves the draft alone.
    if (isUntouched) setBase(latest);
    else restart(latest);
  }

  function restart(item: Item): void {
    setBase(item);
    setDraft(draftOf(item));
  }

  return {
    base,
    draft,
    isDirty,
    conflict: hasConflict ? latest : null,
    change: (changes: Partial<Draft>) => setDraft((now) => ({ ...now, ...changes })),
    discard: () => restart(base),
    takeTheirs: () => restart(latest),
    keepMine: (mine: Draft = draft) => {
      setDraft(merge({ base: draftOf(base), mine, theirs: draftOf(latest) }));
      setBase(latest);
    },
    /** After a save. Text typed in the meantime stays, as a change to the saved item. */
    rebase: (sent: Draft, saved: Item) => {
      setBase(saved);
      setDraft((now) => merge({ base: sent, mine: now, theirs: draftOf(saved) }));
    },
  };
}

export type VersionedDraft<Item extends Versioned, Draft extends Fields> = ReturnType<
  typeof useVersionedDraft<Item, Draft>
>;

export function changedFields<Draft extends Fields>(
  from: Draft,
  to: Draft,
): (keyof Draft & string)[] {
  return Object.keys(from).filter((field) => from[field] !== to[field]);
}

/** Mine where I changed something, theirs everywhere else. */
function merge<Draft extends Fields>(drafts: Record<'base' | 'mine' | 'theirs', Draft>): Draft {
  const { base, mine, theirs } = drafts;
  const changes = changedFields(base, mine).map((field) => [field, mine[field]] as const);
  return { ...theirs, ...Object.fromEntries(changes) };
}
