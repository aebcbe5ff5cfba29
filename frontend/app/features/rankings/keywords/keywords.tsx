import { useEffect, useRef } from 'react';
import { useRankingsView } from '../use-rankings-view';
import { KeywordBrowser } from './keyword-browser';
import { OpenKeyword } from './open-keyword';

/** The list, or the keyword that the address names. Closing a keyword returns the focus to its link. */
export function Keywords() {
  const control = useRankingsView();
  const { keyword } = control.view;
  const list = useRef<HTMLDivElement>(null);
  const lastOpen = useRef(keyword);

  useEffect(() => {
    const closed = lastOpen.current;
    lastOpen.current = keyword;
    if (closed === null || keyword !== null) return;
    list.current?.querySelector<HTMLElement>(`[data-keyword="${closed}"]`)?.focus();
  }, [keyword]);

  if (keyword !== null) return <OpenKeyword key={keyword} id={keyword} control={control} />;
  return (
    <div ref={list}>
      <KeywordBrowser control={control} />
    </div>
  );
}
