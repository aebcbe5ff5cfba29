import { useEffect, useEffectEvent, useState } from 'react';

const settledAfterMs = 250;

/**
 * The text being typed, ahead of the current search. Follows the address when that changes otherwise, for example by
 * the back button, and keeps what was typed since the last search started.
 */
export function useSearchDraft(searched: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [sent, setSent] = useState(searched);

  if (searched !== seen) {
    setSeen(searched);
    if (searched !== sent) {
      setSent(searched);
      setDraft(searched);
    }
  }

  const search = useEffectEvent(onSearch);
  const wanted = draft.trim();
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      search(wanted);
    }, settledAfterMs);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  return { draft, setDraft };
}
