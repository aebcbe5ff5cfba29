import { ButtonLink } from '~/ui/button';
import { NoSuchPage } from '~/ui/desk/no-such-page';
import { Notice } from '~/ui/desk/notice';
import type { RankingsViewControl } from '../view/use-rankings-view';

/** Why there is nothing to see, and what to do about it. */
export function NoKeywords({ control: { view, to } }: { control: RankingsViewControl }) {
  const { search, tag, paused, sort } = view.filter;
  if (!search && !tag && !paused) {
    return view.page > 1 ? (
      <NoSuchPage toFirst={to({ page: 1 })} />
    ) : (
      <Notice title="No keywords">
        <p>Add the searches that people should find you by. Figures come with the next check.</p>
      </Notice>
    );
  }
  return (
    <Notice title="No keyword matches">
      <p>
        {search ? (
          <>
            No keyword or landing page with “<bdi>{search}</bdi>” fits all the filters.
          </>
        ) : (
          'No keyword fits all the filters at once.'
        )}
      </p>
      <ButtonLink variant="secondary" to={to({ filter: { sort }, page: 1 })}>
        Clear filters
      </ButtonLink>
    </Notice>
  );
}
