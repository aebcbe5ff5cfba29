import { useQuery } from '@tanstack/react-query';
import type { LeadViewControl } from '../lead-view';
import { leadViewParams } from '../lead-view';
import { savedViewsQuery } from './queries';

/** The saved views, and which one is shown. `query` is the current view as it would be saved; empty for all leads. */
export function useSavedViews({ view }: LeadViewControl) {
  const { data: views = [] } = useQuery(savedViewsQuery);
  const query = leadViewParams({ ...view, page: 1, lead: null }).toString();
  return { views, query, shown: views.find((saved) => saved.query === query) };
}
