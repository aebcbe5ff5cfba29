import { leadSortOf, leadSortOptions } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChipSelect } from '~/ui/desk/chip';
import { leadPageQuery } from '../../shared/queries/leads';
import type { LeadViewControl } from '../lead-view';

/** The order of the leads. If a search has too many matches to rank any, this says that the newest come first. */
export function SortBox({ control }: { control: LeadViewControl }) {
  const { filter, layout, page } = control.view;
  const sort = leadSortOf(filter);
  const { data } = useQuery({
    ...leadPageQuery(filter, page),
    enabled: layout === 'list' && sort === 'relevance',
  });
  const canRank = Boolean(filter.search) && !(sort === 'relevance' && data?.counts.ranked === 0);
  return (
    <ChipSelect
      aria-label="Sort by"
      value={sort === 'relevance' && !canRank ? 'newest' : sort}
      options={leadSortOptions.filter(({ value }) => value !== 'relevance' || canRank)}
      onChoose={(wanted) => control.narrow({ sort: wanted })}
    />
  );
}
