import type { LeadView } from '../view/lead-view';
import type { LeadViewControl } from '../view/use-lead-view';

/** The same order and shape, over all leads. */
export function unfiltered({ view }: LeadViewControl): Partial<LeadView> {
  return { page: 1, filter: { sort: view.filter.sort } };
}
