import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Toolbar } from '~/ui/desk/toolbar';
import { type LeadViewControl, leadViewParams } from '../lead-view';
import { savedViewsQuery } from './queries';

/** Links to the views that were saved under a name; renders nothing if there are none. */
export function SavedViews({ control }: { control: LeadViewControl }) {
  const { views, shown } = useSavedViews(control);
  if (views.length === 0) return null;
  return (
    <nav aria-label="Saved views" className="lg:mr-(--panel-room)">
      <Toolbar label="Views" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {views.map((view) => (
          <Link
            key={view.id}
            to={{ search: view.query }}
            className="inline-grid min-h-11 max-w-64 items-center overflow-hidden rounded-[1.375rem] bg-shallows px-3 font-semibold text-ellipsis whitespace-nowrap text-channel aria-[current]:bg-deep aria-[current]:text-white md:pointer-fine:min-h-8 forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-3 forced-colors:aria-[current]:outline-[Highlight]"
            aria-current={view === shown ? 'true' : undefined}
          >
            <bdi>{view.name}</bdi>
          </Link>
        ))}
      </Toolbar>
    </nav>
  );
}

/** The saved views, and which one is shown. `query` is the current view as it would be saved; empty for all leads. */
export function useSavedViews({ view }: LeadViewControl) {
  const { data: views = [] } = useQuery(savedViewsQuery);
  const query = leadViewParams({ ...view, page: 1, lead: null }).toString();
  return { views, query, shown: views.find((saved) => saved.query === query) };
}
