import type { EasternDate } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { ListFoot } from '~/ui/desk/list-foot';
import { LoadFailed } from '~/ui/desk/load-failed';
import { NoSuchPage } from '~/ui/desk/no-such-page';
import { contactPageQuery, leadsPerPage } from '../../api/list-contacts';
import { SelectAll } from '../../selection/select-box';
import { useSelection } from '../../selection/use-selection';
import { LeadSelectionBar } from '../bulk/lead-selection-bar';
import { NoLeads } from '../no-leads';
import { filterParams } from '../view/filter-params';
import type { LeadViewControl } from '../view/use-lead-view';
import { LeadRow } from './lead-row';
import { ListSkeleton } from './list-skeleton';
import { walkRows } from './walk-rows';

interface LeadListProps {
  control: LeadViewControl;
  today: EasternDate;
}

const columns = ['Lead', 'Contact', 'Interest', 'Status', 'Follow-up', 'Received'];

export function LeadList({ control, today }: LeadListProps) {
  const { filter, page } = control.view;
  const { data, error, refetch, isPlaceholderData } = useQuery(contactPageQuery(filter, page));

  const selection = useSelection<{ id: number }>(`${filterParams(filter)} ${page}`);
  if (!data && error) {
    return <LoadFailed what="The leads" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <ListSkeleton />;
  if (data.total === 0) return <NoLeads control={control} />;
  if (data.items.length === 0) return <NoSuchPage toFirst={control.to({ page: 1 })} />;

  return (
    <div className="lead-table" aria-busy={isPlaceholderData}>
      <SelectAll
        selected={data.items.filter(({ id }) => selection.has(id)).length}
        total={data.items.length}
        onToggle={(isSelected) => selection.set(data.items, isSelected)}
      >
        {data.total > data.items.length ? 'Select all on this page' : 'Select all'}
      </SelectAll>
      <div className="lead-head" aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul className="lead-rows" aria-label="Leads" onKeyDown={walkRows}>
        {data.items.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            isSelected={selection.has(lead.id)}
            onSelect={(isRange) => selection.toggle(lead, isRange ? data.items : undefined)}
            control={control}
            today={today}
          />
        ))}
      </ul>
      <ListFoot
        noun={['lead', 'leads']}
        total={data.total}
        shown={data.items.length}
        perPage={leadsPerPage}
        page={page}
        to={(wanted) => control.to({ page: wanted })}
      />
      <LeadSelectionBar
        selection={selection}
        filter={filter}
        total={data.total}
        shown={data.items.length}
      />
    </div>
  );
}
