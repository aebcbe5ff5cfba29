import { type EasternDate, maxCountedMatches } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { LoadFailed } from '~/ui/desk/async-section';
import { ListFoot } from '~/ui/desk/list-foot';
import { NoSuchPage } from '~/ui/desk/notice';
import { SelectAll } from '~/ui/desk/selection/select-box';
import { useSelection } from '~/ui/desk/selection/use-selection';
import { Skeleton } from '~/ui/desk/skeleton';
import { filterParams } from '../../shared/lead-filter';
import { leadPageQuery, leadsPerPage } from '../../shared/leads';
import { LeadSelectionBar } from '../lead-selection-bar';
import type { LeadViewControl } from '../lead-view';
import { NoLeads } from '../no-leads';
import styles from './lead-list.module.css';
import { LeadRow, LeadRowSkeleton } from './lead-row';

interface LeadListProps {
  control: LeadViewControl;
  today: EasternDate;
  now: Date;
  onErased: (gone: readonly number[]) => void;
}

const columns = ['Lead', 'Contact', 'Interest', 'Status', 'Follow-up', 'Received'];

export function LeadList({ control, today, now, onErased }: LeadListProps) {
  const { filter, page } = control.view;
  const { data, error, refetch, isPlaceholderData } = useQuery(leadPageQuery(filter, page));

  const selection = useSelection<{ id: number }>(`${filterParams(filter)} ${page}`);
  if (!data && error) {
    return <LoadFailed what="The leads" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <ListSkeleton />;
  if (data.total === 0) return <NoLeads control={control} />;
  if (data.items.length === 0) return <NoSuchPage toFirst={control.to({ page: 1 })} />;

  const countedUpTo = filter.search ? maxCountedMatches : undefined;
  return (
    <div className={styles.root} aria-busy={isPlaceholderData}>
      <SelectAll
        selected={data.items.filter(({ id }) => selection.has(id)).length}
        total={data.items.length}
        onToggle={(isSelected) => selection.set(data.items, isSelected)}
      >
        {data.total > data.items.length ? 'Select all on this page' : 'Select all'}
      </SelectAll>
      <div className={styles.head} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul className={styles.rows} aria-label="Leads" onKeyDown={walkRows}>
        {data.items.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            isSelected={selection.has(lead.id)}
            onSelect={(isRange) => selection.toggle(lead, isRange ? data.items : undefined)}
            control={control}
            today={today}
            now={now}
          />
        ))}
      </ul>
      <div className="pr-(--covered,0rem)">
        <ListFoot
          noun={['lead', 'leads']}
          total={data.total}
          countedUpTo={countedUpTo}
          shown={data.items.length}
          perPage={leadsPerPage}
          page={page}
          to={(wanted) => control.to({ page: wanted })}
        />
      </div>
      <LeadSelectionBar
        selection={selection}
        filter={filter}
        total={data.total}
        shown={data.items.length}
        onErased={onErased}
      />
    </div>
  );
}

const skeletonRows = Array.from({ length: 8 }, (_, row) => row);

/** A skeleton, so that loading causes no layout shift. */
function ListSkeleton() {
  return (
    <Skeleton what="leads" className={styles.rows}>
      {skeletonRows.map((row) => (
        <LeadRowSkeleton
          key={row}
          widths={[`${55 + ((row * 17) % 35)}%`, `${50 + ((row * 23) % 40)}%`]}
        />
      ))}
    </Skeleton>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Arrow keys, or j and k, move the focus between the leads' links. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-lead]')];
  const here = links.findIndex((link) => link.matches(':focus'));
  const next = links[here + step];
  if (here === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
