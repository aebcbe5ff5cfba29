import { useEffect, useEffectEvent, useState } from 'react';

const settledAfterMs = 250;

/**
 * What is being typed, ahead of what is being searched. It follows the address when that changes by itself,
 * such as by the back button, and leaves alone what was typed since the last search began.
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
