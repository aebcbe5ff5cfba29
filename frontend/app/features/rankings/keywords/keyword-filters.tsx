import { apiPaths } from '@agency/contracts';
import type { ReactNode } from 'react';
import { SearchField } from '~/ui/desk/search-field';
import { FilterSelect } from '../filter-select';
import { TagFilter } from '../tag-filter';
import { keywordFilterParams } from '../view/keyword-filter-params';
import type { RankingsViewControl } from '../view/use-rankings-view';
import { keywordSortOptions } from './sort-options';

interface KeywordFiltersProps {
  control: RankingsViewControl;
  /** What else can be done with the list. */
  children: ReactNode;
}

const pauseOptions = [
  { value: 'no', label: 'Watched' },
  { value: 'yes', label: 'Paused' },
] as const;

/** Which keywords, in which order. Everything here changes the address, and nothing else. */
export function KeywordFilters({ control, children }: KeywordFiltersProps) {
  const { view, go, narrow } = control;
  const { filter } = view;
  // Refining a search is one step back, not one for every pause in typing.
  const search = (text: string) =>
    narrow({ search: text || undefined }, { replace: Boolean(text && filter.search) });
  const isNarrowed = Boolean(filter.search || filter.tag || filter.paused);

  return (
    <div className="desk-filters">
      <div className="desk-filters-row">
        <SearchField
          label="Search keywords"
          placeholder="Keyword or landing page"
          searched={filter.search ?? ''}
          onSearch={search}
        />
        <a
          href={`${apiPaths.rankingsExport}?${keywordFilterParams(filter)}`}
          download
          className="filter-chip"
        >
          Export CSV
        </a>
        {children}
      </div>
      <div className="desk-filters-row desk-filters-chips">
        <TagFilter chosen={filter.tag} onChoose={(tag) => narrow({ tag })} />
        <FilterSelect
          label="Watched or paused"
          all="Watched and paused"
          options={pauseOptions}
          chosen={filter.paused}
          onChoose={(paused) => narrow({ paused })}
        />
        {isNarrowed && (
          <button
            type="button"
            className="filter-clear"
            onClick={() => go({ filter: { sort: filter.sort }, page: 1 })}
          >
            Clear filters
          </button>
        )}
        <div className="rank-sort">
          <FilterSelect
            label="Sort by"
            options={keywordSortOptions}
            chosen={filter.sort}
            onChoose={(sort) => sort && narrow({ sort })}
          />
        </div>
      </div>
    </div>
  );
}
