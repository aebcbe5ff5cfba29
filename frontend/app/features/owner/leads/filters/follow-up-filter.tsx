import type { LeadFilter } from '@agency/contracts';
import { OneChoice } from './choice-filter';
import { FilterMenu } from './filter-menu';

type FollowUpChoice = LeadFilter['followUp'];

const choices: { value: FollowUpChoice; label: string; short?: string }[] = [
  { value: undefined, label: 'Any lead' },
  { value: 'overdue', label: 'Follow-up overdue', short: 'overdue' },
  { value: 'planned', label: 'Follow-up date set', short: 'date set' },
];

interface FollowUpFilterProps {
  chosen: FollowUpChoice;
  onChoose: (value: FollowUpChoice) => void;
}

export function FollowUpFilter({ chosen, onChoose }: FollowUpFilterProps) {
  const summary = choices.find(({ value }) => value === chosen)?.short;
  return (
    <FilterMenu label="Follow-up" chosen={summary}>
      <OneChoice label="Follow-up" choices={choices} chosen={chosen} onChoose={onChoose} />
    </FilterMenu>
  );
}
