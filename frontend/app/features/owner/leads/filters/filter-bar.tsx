import {
  apiPaths,
  type EasternDate,
  leadSortOf,
  leadSortOptions,
  leadStatusOptions,
  leadTopicOptions,
  serviceOptions,
  spendOptions,
} from '@agency/contracts';
import { useId, useState } from 'react';
import { Chip, ChipLink, ChipSelect } from '~/ui/desk/chip';
import { ClearFilters } from '~/ui/desk/desk-filters';
import { SearchField } from '~/ui/desk/search-field';
import { ViewSwitch } from '~/ui/desk/view-switch';
import { AddLeadButton } from '../../shared/add-lead/add-lead-button';
import { conditionCount, filterParams } from '../../shared/queries/lead-filter';
import type { LeadViewControl } from '../lead-view';
import { unfiltered } from '../lead-view';
import { SavedViews } from '../views/saved-views';
import { ChoiceFilter, Choices, choiceInWords } from './choice-filter';
import { DateFilter } from './date-filter';
import styles from './filter-bar.module.css';
import { FilterMenu } from './filter-menu';
import { FollowUpFilter } from './follow-up-filter';

interface FilterBarProps {
  control: LeadViewControl;
  today: EasternDate;
}

const layouts = [
  { layout: 'list', label: 'List' },
  { layout: 'board', label: 'Board' },
] as const;

/** Which leads, in which order and shape. Everything here changes the address, and nothing else. */
export function FilterBar({ control, today }: FilterBarProps) {
  const { view, to, go, narrow } = control;
  const { filter } = view;
  const sortOptions = leadSortOptions.filter(({ value }) => value !== 'relevance' || filter.search);
  const filtersId = useId();
  // Only a phone hides them.
  const [isOpen, setOpen] = useState(false);

  // Refining a search is one step back, not one for every pause in typing.
  const search = (text: string) =>
    narrow({ search: text || undefined }, { replace: Boolean(text && filter.search) });

  const conditions = conditionCount({ ...filter, search: undefined });

  return (
    <div className={styles.root}>
      <SearchField
        label="Search leads"
        placeholder="Name, email, phone, notes …"
        searched={filter.search ?? ''}
        onSearch={search}
      />
      <Chip
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={filtersId}
        isActive={conditions > 0}
        onClick={() => setOpen(!isOpen)}
      >
        Filters{conditions > 0 && ` ${conditions}`}
      </Chip>
      <div id={filtersId} className={styles.filters} data-open={isOpen ? '' : undefined}>
        <ChoiceFilter
          label="Status"
          options={leadStatusOptions}
          chosen={filter.status}
          onChoose={(status) => narrow({ status })}
        />
        <FilterMenu
          label="Service"
          chosen={
            choiceInWords(serviceOptions, filter.service) ??
            choiceInWords(leadTopicOptions, filter.topic)
          }
        >
          <Choices
            label="Service"
            options={serviceOptions}
            chosen={filter.service}
            onChoose={(service) => narrow({ service })}
          />
          <Choices
            label="Asked for"
            options={leadTopicOptions}
            chosen={filter.topic}
            onChoose={(topic) => narrow({ topic })}
          />
        </FilterMenu>
        <ChoiceFilter
          label="Ad spend"
          options={spendOptions}
          chosen={filter.spend}
          onChoose={(spend) => narrow({ spend })}
        />
        <DateFilter from={filter.from} to={filter.to} today={today} onChoose={narrow} />
        <FollowUpFilter chosen={filter.followUp} onChoose={(followUp) => narrow({ followUp })} />
        {conditionCount(filter) > 0 && <ClearFilters onClear={() => go(unfiltered(control))} />}
        <ChipSelect
          aria-label="Sort by"
          value={leadSortOf(filter)}
          onChange={(event) => {
            const sort = leadSortOptions.find(({ value }) => value === event.target.value)?.value;
            if (sort) narrow({ sort });
          }}
        >
          {sortOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </ChipSelect>
        <ViewSwitch
          views={layouts.map(({ layout, label }) => ({
            label,
            to: to({ layout, page: 1 }),
            isCurrent: layout === view.layout,
          }))}
        />
        <AddLeadButton />
        <ChipLink href={`${apiPaths.contactExport}?${filterParams(filter)}`} download>
          Export CSV
        </ChipLink>
      </div>
      <SavedViews control={control} />
    </div>
  );
}
