import { useRankingsView } from '../view/use-rankings-view';
import { KeywordBrowser } from './keyword-browser';
import { OpenKeyword } from './one/open-keyword';

/** The list, or the one keyword that the address names. */
export function Keywords() {
  const control = useRankingsView();
  const { keyword } = control.view;
  if (keyword !== null) return <OpenKeyword key={keyword} id={keyword} control={control} />;
  return <KeywordBrowser control={control} />;
}
