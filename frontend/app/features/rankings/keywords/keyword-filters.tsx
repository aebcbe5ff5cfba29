import { apiPaths, exportPath, type KeywordFilter, type Option } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip, ChipLink, ChipSelect } from '~/ui/desk/chip';
import { ClearFilters, DeskFilters, FilterRow } from '~/ui/desk/desk-filters';
import { SearchField } from '~/ui/desk/search-field';
import { tagsQuery } from '../shared/keywords';
import { keywordFilterParams, type RankingsViewControl } from '../shared/rankings-view';

interface KeywordFiltersProps {
  control: RankingsViewControl;
  /** More actions on the list. */
  children: ReactNode;
}

const statusOptions = [
  { value: undefined, label: 'All statuses' },
  { value: 'no', label: 'Active' },
  { value: 'yes', label: 'Paused' },
] as const;

const sortOptions: readonly Option<KeywordFilter['sort']>[] = [
  { value: 'position', label: 'Current position' },
  { value: 'best', label: 'Best position ever' },
  { value: 'gain', label: 'Biggest gain' },
  { value: 'clicks', label: 'Most clicks' },
  { value: 'impressions', label: 'Most impressions' },
  { value: 'ctr', label: 'Highest CTR' },
  { value: 'keyword', label: 'A to Z' },
];

const filterWidth = 'max-w-[min(100%,16rem)] text-ellipsis max-md:max-w-50';

/** Everything here only changes the address. */
export function KeywordFilters({ control, children }: KeywordFiltersProps) {
  const { view, go, narrow } = control;
  const { filter } = view;
  // Refining a search replaces the history entry, so the back button does not step through every pause in typing.
  const search = (text: string) =>
    narrow({ search: text || undefined }, { replace: Boolean(text && filter.search) });
  const isFiltered = Boolean(filter.search || filter.tag || filter.paused || filter.landing);

  return (
    <DeskFilters>
      <FilterRow>
        <SearchField
          label="Search keywords"
          placeholder="Keyword or landing page"
          searched={filter.search ?? ''}
          onSearch={search}
        />
        <ChipLink
          href={`${exportPath(apiPaths.rankingsKeywords)}?${keywordFilterParams(filter)}`}
          download
        >
          Export CSV
        </ChipLink>
        {children}
      </FilterRow>
      <FilterRow canScroll>
        <TagFilter chosen={filter.tag} onChoose={(tag) => narrow({ tag })} />
        <ChipSelect
          aria-label="Status"
          className={filterWidth}
          options={statusOptions}
          value={filter.paused}
          data-active={filter.paused && ''}
          onChoose={(paused) => narrow({ paused })}
        />
        {filter.landing && (
          <Chip isActive onClick={() => narrow({ landing: undefined })}>
            <bdi>{filter.landing}</bdi> <span aria-hidden="true">×</span>
            <span className="sr-only">Show all landing pages</span>
          </Chip>
        )}
        {isFiltered && (
          <ClearFilters onClear={() => go({ filter: { sort: filter.sort }, page: 1 })} />
        )}
        {/* A wide table is sorted by its headers. */}
        <div className="ml-auto min-[60rem]:hidden">
          <ChipSelect
            aria-label="Sort by"
            className={filterWidth}
            options={sortOptions}
            value={filter.sort}
            onChoose={(sort) => narrow({ sort })}
          />
        </div>
      </FilterRow>
    </DeskFilters>
  );
}

interface TagFilterProps {
  chosen: string | undefined;
  onChoose: (tag: string | undefined) => void;
}

function TagFilter({ chosen, onChoose }: TagFilterProps) {
  const { data = [] } = useQuery(tagsQuery);
  // The address may name a tag that no keyword has anymore.
  const isKnown = chosen === undefined || data.some(({ tag }) => tag === chosen);
  return (
    <ChipSelect
      aria-label="Tag"
      className={filterWidth}
      options={[
        { value: undefined, label: 'All tags' },
        ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
        ...data.map(({ tag, keywords }) => ({ value: tag, label: `${tag} (${keywords})` })),
      ]}
      value={chosen}
      data-active={chosen && ''}
      onChoose={onChoose}
    />
  );
}
