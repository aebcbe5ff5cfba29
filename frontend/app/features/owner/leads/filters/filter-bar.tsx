import {
  answerOptions,
  channelFilterOptions,
  type EasternDate,
  type LeadFilter,
  labelOf,
  leadSortOf,
  leadSortOptions,
  leadStatusOptions,
  leadTopicOptions,
  serviceOptions,
  spendOptions,
} from '@agency/contracts';
import { Suspense, useId, useState } from 'react';
import { Chip, ChipSelect } from '~/ui/desk/chip';
import { ClearFilters } from '~/ui/desk/desk-filters';
import { SearchField } from '~/ui/desk/search-field';
import { Toolbar } from '~/ui/desk/toolbar';
import { ViewSwitch } from '~/ui/desk/view-switch';
import { AddLeadDialog } from '../../shared/lazy-add-lead-dialog';
import { conditionCount } from '../../shared/lead-filter';
import { type LeadViewControl, unfiltered } from '../lead-view';
import { SavedViews } from '../views/saved-views';
import { ViewMenu } from '../views/view-menu';
import { ChoiceFilter, Choices, choiceInWords, OneChoice } from './choice-filter';
import { DateFilter } from './date-filter';
import styles from './filter-bar.module.css';
import { FilterMenu } from './filter-menu';

interface FilterBarProps {
  control: LeadViewControl;
  today: EasternDate;
}

const layouts = [
  { layout: 'list', label: 'List' },
  { layout: 'board', label: 'Board' },
] as const;

/** Filter, order and layout of the leads. Everything here only changes the address. */
export function FilterBar({ control, today }: FilterBarProps) {
  const { view, to, go, narrow } = control;
  const { filter } = view;
  const filtersId = useId();
  const [isOpen, setOpen] = useState(false);

  // A refined search is one history entry, not one per pause in typing.
  const search = (text: string) =>
    narrow({ search: text || undefined }, { replace: Boolean(text && filter.search) });

  const conditions = conditionCount({ ...filter, search: undefined });

  return (
    <div
      className={styles.root}
      data-open={isOpen ? '' : undefined}
      data-beside={view.lead === null ? undefined : ''}
    >
      <div className={styles.row}>
        <SearchField
          label="Search leads"
          placeholder="Name, email, phone, notes …"
          searched={filter.search ?? ''}
          onSearch={search}
        />
        <Toolbar label="View of the leads" className={styles.tools}>
          <Chip
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={filtersId}
            isActive={conditions > 0}
            onClick={() => setOpen(!isOpen)}
          >
            Filters{conditions > 0 && ` ${conditions}`}
          </Chip>
          <div className={styles.rest}>
            <StatusFilter filter={filter} onChoose={narrow} />
            <SortBox control={control} />
            <ViewSwitch
              views={layouts.map(({ layout, label }) => ({
                label,
                to: to({ layout, page: 1 }),
                isCurrent: layout === view.layout,
              }))}
            />
            <AddLeadButton />
            <ViewMenu control={control} />
          </div>
        </Toolbar>
      </div>
      <Toolbar label="Filters" id={filtersId} className={styles.filters}>
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
        <ChoiceFilter
          label="Channel"
          options={channelFilterOptions}
          chosen={filter.channel}
          onChoose={(channel) => narrow({ channel })}
        />
        <DateFilter from={filter.from} to={filter.to} today={today} onChoose={narrow} />
        <FollowUpFilter chosen={filter.followUp} onChoose={(followUp) => narrow({ followUp })} />
        {filter.import && (
          <Chip isActive onClick={() => narrow({ import: undefined })}>
            {filter.import === 'none' ? 'Not imported' : 'Imported'}{' '}
            <span className="sr-only">only: show all leads</span>
            <span aria-hidden="true" className="ml-1.5">
              ×
            </span>
          </Chip>
        )}
        {conditionCount(filter) > 0 && <ClearFilters onClear={() => go(unfiltered(control))} />}
      </Toolbar>
      <SavedViews control={control} />
    </div>
  );
}

type FollowUpChoice = LeadFilter['followUp'];

const followUpChoices: { value: FollowUpChoice; label: string; short?: string }[] = [
  { value: undefined, label: 'Any lead' },
  { value: 'overdue', label: 'Follow-up overdue', short: 'overdue' },
  { value: 'planned', label: 'Follow-up date set', short: 'date set' },
];

interface FollowUpFilterProps {
  chosen: FollowUpChoice;
  onChoose: (value: FollowUpChoice) => void;
}

function FollowUpFilter({ chosen, onChoose }: FollowUpFilterProps) {
  const summary = followUpChoices.find(({ value }) => value === chosen)?.short;
  return (
    <FilterMenu label="Follow-up" chosen={summary}>
      <OneChoice label="Follow-up" choices={followUpChoices} chosen={chosen} onChoose={onChoose} />
    </FilterMenu>
  );
}

/** The order of the leads. */
function SortBox({ control }: { control: LeadViewControl }) {
  const { filter } = control.view;
  return (
    <ChipSelect
      aria-label="Sort by"
      value={leadSortOf(filter)}
      options={leadSortOptions.filter(({ value }) => value !== 'relevance' || filter.search)}
      onChoose={(wanted) => control.narrow({ sort: wanted })}
    />
  );
}

interface StatusFilterProps {
  filter: Pick<LeadFilter, 'status' | 'answer'>;
  onChoose: (change: Pick<LeadFilter, 'status' | 'answer'>) => void;
}

const answers = [{ value: undefined, label: 'Any lead' }, ...answerOptions];

/** By status, or which new leads still wait for an answer. */
function StatusFilter({ filter: { status, answer }, onChoose }: StatusFilterProps) {
  return (
    <FilterMenu
      label="Status"
      chosen={
        (answer && labelOf(answerOptions, answer)) ?? choiceInWords(leadStatusOptions, status)
      }
    >
      <Choices
        label="Status"
        options={leadStatusOptions}
        chosen={status}
        onChoose={(chosen) => onChoose({ status: chosen })}
      />
      <OneChoice
        label="Answer"
        choices={answers}
        chosen={answer}
        onChoose={(chosen) => onChoose({ answer: chosen })}
      />
    </FilterMenu>
  );
}

/** Adds a lead by hand, for example after a phone call. */
function AddLeadButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Chip onClick={() => setOpen(true)}>
        <span aria-hidden="true">+</span>
        <span>
          Add <span className="md:max-lg:sr-only">lead</span>
        </span>
      </Chip>
      {isOpen && (
        <Suspense>
          <AddLeadDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
