import { useEffect, useState } from 'react';
import type { PreviewName } from '~/content/email-previews';
import { findPreview } from './api/find-preview';

type Search = { state: 'asking' } | { state: 'found' } | { state: 'failed'; error: unknown };

/**
 * Whether the server has a mail to show. Without the library that the calendar's pages read with: used here too, it
 * would be torn from the calendar, and the page with the scheduler is as heavy as it may be.
 */
export function useFoundPreview(name: PreviewName): Search {
  const [search, setSearch] = useState<Search>({ state: 'asking' });

  useEffect(() => {
    const leaving = new AbortController();
    findPreview(name, leaving.signal).then(
      () => setSearch({ state: 'found' }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setSearch({ state: 'failed', error });
      },
    );
    return () => leaving.abort();
  }, [name]);

  return search;
}
