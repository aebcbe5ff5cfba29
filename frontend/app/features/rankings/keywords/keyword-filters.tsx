import { apiPaths, exportPath, type KeywordFilter, type Option } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { Chip, ChipLink } from '~/ui/desk/chip';
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
        <FilterSelect
          label="Status"
          all="All statuses"
          options={statusOptions}
          chosen={filter.paused}
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
          <FilterSelect
            label="Sort by"
            options={sortOptions}
            chosen={filter.sort}
            onChoose={(sort) => sort && narrow({ sort })}
          />
        </div>
      </FilterRow>
    </DeskFilters>
  );
}

interface FilterSelectProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value | undefined;
  /** The option for no filter; without it, one of the others always applies. */
  all?: string;
  onChoose: (value: Value | undefined) => void;
}

function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, options, chosen, all, onChoose } = props;
  const isActive = Boolean(all && chosen);
  return (
    <label>
      <span className="sr-only">{label}</span>
      <select
        value={chosen ?? ''}
        className={classNames(
          'min-h-11 max-w-[min(100%,16rem)] max-md:max-w-50 cursor-pointer rounded-button border px-3 font-medium text-ellipsis whitespace-nowrap md:pointer-fine:min-h-9',
          isActive
            ? 'border-channel bg-shoal'
            : 'border-slate/45 bg-transparent hover:border-slate',
        )}
        onChange={(event) =>
          onChoose(options.find(({ value }) => value === event.currentTarget.value)?.value)
        }
      >
        {all && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TagFilterProps {
  chosen: string | undefined;
  onChoose: (tag: string | undefined) => void;
}

function TagFilter({ chosen, onChoose }: TagFilterProps) {
  const { data = [] } = useQuery(tagsQuery);
  const options = data.map(({ tag, keywords }) => ({ value: tag, label: `${tag} (${keywords})` }));
  // The address may name a tag that no keyword has anymore.
  const isKnown = chosen === undefined || data.some(({ tag }) => tag === chosen);
  return (
    <FilterSelect
      label="Tag"
      all="All tags"
      options={isKnown ? options : [{ value: chosen, label: chosen }, ...options]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
