import { addDays, defaultComparisonDays } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { AsyncSection } from '~/ui/desk/async-section';
import { FilterRow } from '~/ui/desk/desk-filters';
import { NoSuchPage } from '~/ui/desk/no-such-page';
import { Notice } from '~/ui/desk/notice';
import { SearchField } from '~/ui/desk/search-field';
import { type Comparison, changePageQuery, changesPerPage } from '../api/changes';
import { TagFilter } from '../components/filter-select';
import { ListSkeleton } from '../components/list-skeleton';
import { PagedKeywords } from '../components/paged-keywords';
import { type RankingsViewControl, useRankingsView } from '../view/use-rankings-view';
import { ChangeTable } from './change-table';
import { ComparisonForm } from './comparison-form';

interface ChangesProps {
  /** The newest day with data. */
  dataThrough: string | null;
}

/** Compares two dates. */
export function Changes({ dataThrough }: ChangesProps) {
  const control = useRankingsView();
  const { view, go, narrow } = control;
  const { search, tag } = view.filter;

  if (dataThrough === null) {
    return (
      <Notice title="Nothing to compare yet">
        <p>You can compare two dates once a check has fetched data.</p>
      </Notice>
    );
  }
  const to = view.to ?? dataThrough;
  const from = view.from ?? addDays(to, -defaultComparisonDays);
  const { days } = view;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <ComparisonForm
        key={`${from} ${to} ${days}`}
        current={{ from, to, days }}
        newest={dataThrough}
        onCompare={(dates) => go({ ...dates, page: 1 })}
      />
      <FilterRow>
        <SearchField
          label="Search keywords"
          placeholder="Keyword or landing page"
          searched={search ?? ''}
          onSearch={(text) =>
            narrow({ search: text || undefined }, { replace: Boolean(text && search) })
          }
        />
        <TagFilter chosen={tag} onChoose={(chosen) => narrow({ tag: chosen })} />
      </FilterRow>
      {from < to ? (
        <ChangeResults comparison={{ from, to, days, search, tag }} control={control} />
      ) : (
        <Notice title="These dates cannot be compared">
          <p>The second date must be after the first.</p>
        </Notice>
      )}
    </div>
  );
}

interface ChangeResultsProps {
  comparison: Comparison;
  control: RankingsViewControl;
}

function ChangeResults({ comparison, control }: ChangeResultsProps) {
  const query = useQuery(changePageQuery(comparison, control.view.page));
  return (
    <AsyncSection query={query} what="The changes" loading={<ListSkeleton what="changes" />}>
      {({ items, total }) => {
        if (total === 0)
          return <NoData isFiltered={Boolean(comparison.search || comparison.tag)} />;
        if (items.length === 0) return <NoSuchPage toFirst={control.to({ page: 1 })} />;
        return (
          <PagedKeywords
            total={total}
            shown={items.length}
            perPage={changesPerPage}
            control={control}
            isBusy={query.isPlaceholderData}
          >
            <ChangeTable changes={items} from={comparison.from} to={comparison.to} />
          </PagedKeywords>
        );
      }}
    </AsyncSection>
  );
}

function NoData({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Notice title="No data to compare">
      <p>
        {isFiltered
          ? 'No keyword that matches the filters has data for these dates.'
          : 'No keyword has data for these dates. Try other dates.'}
      </p>
    </Notice>
  );
}
