import { answerOptions, type LeadFilter, labelOf, leadStatusOptions } from '@agency/contracts';
import { Choices, choiceInWords, OneChoice } from './choice-filter';
import { FilterMenu } from './filter-menu';

interface StatusFilterProps {
  filter: Pick<LeadFilter, 'status' | 'answer'>;
  onChoose: (change: Pick<LeadFilter, 'status' | 'answer'>) => void;
}

const answers = [{ value: undefined, label: 'Any lead' }, ...answerOptions];

/** By status, or which new leads still wait for an answer. */
export function StatusFilter({ filter: { status, answer }, onChoose }: StatusFilterProps) {
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
