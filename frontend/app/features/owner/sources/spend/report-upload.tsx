import {
  adPlatformOptions,
  dateOrderOptions,
  labelOf,
  maxSpendReport,
  type SpendPreview,
} from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '~/lib/api-error';
import { formatDayRange } from '~/lib/eastern-display';
import { createRequestKey } from '~/lib/request-key';
import { Button } from '~/ui/button';
import { ChipSelect } from '~/ui/desk/chip';
import { TextField } from '~/ui/field';
import { useFocusOnOpen } from '~/ui/use-focus';
import { formatCents } from '../../leads/amount-words';
import { importSpend, refreshSpend, type SpendChoice, spendPreviewQuery } from './queries';

const tooLarge = `The file is larger than ${maxSpendReport.bytes / 1024 ** 2} MB.`;
const noAnswer = 'The server didn’t respond. Please try again: the report is stored only once.';
const maxCampaigns = 8;

/** Chooses a report, shows what it says, and stores it. */
export function ReportUpload() {
  const client = useQueryClient();
  const field = useFocusOnOpen<HTMLInputElement>();
  const [choice, setChoice] = useState<SpendChoice | null>(null);
  const [fault, setFault] = useState<string>();
  const preview = useQuery(spendPreviewQuery(choice));
  const storing = useMutation({
    mutationFn: importSpend,
    onSuccess: () => setChoice(null),
    onSettled: () => refreshSpend(client),
  });
  const error = fault ?? faultOf(preview.error) ?? faultOf(storing.error);

  function choose(file: File | undefined): void {
    storing.reset();
    const isTooLarge = file !== undefined && file.size > maxSpendReport.bytes;
    setFault(isTooLarge ? tooLarge : undefined);
    setChoice(file && !isTooLarge ? { id: createRequestKey(), file, dateOrder: undefined } : null);
  }

  return (
    <div className="grid gap-4">
      <TextField
        key={storing.data?.id}
        ref={field}
        label="Report"
        name="report"
        type="file"
        required
        accept=".csv,.tsv,.txt,text/csv"
        className="py-2.5"
        disabled={storing.isPending}
        error={error}
        onClick={({ currentTarget }) => {
          // Without this, choosing the corrected file of the same name would fire no change event.
          if (error) currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
      />
      <p role="status" className={preview.isFetching || storing.data ? undefined : 'sr-only'}>
        {preview.isFetching && 'Reading the report …'}
        {!choice && storing.data && `Stored: ${formatCents(storing.data.cents)}.`}
      </p>
      {choice && preview.data && !fault && !preview.error && <Told preview={preview.data} />}
      {choice && (preview.data?.isDateOrderUnsure || choice.dateOrder) && (
        <ChipSelect
          aria-label="Order of the dates"
          options={[{ value: undefined, label: 'How are the dates written?' }, ...dateOrderOptions]}
          value={choice.dateOrder}
          onChoose={(dateOrder) => setChoice({ ...choice, dateOrder })}
        />
      )}
      {choice && preview.data && !fault && !preview.error && (
        <Button
          busy={storing.isPending}
          disabled={preview.data.isKnown || preview.data.isDateOrderUnsure}
          onClick={() => storing.mutate(choice)}
        >
          Store {formatCents(preview.data.cents)}
        </Button>
      )}
    </div>
  );
}

const faultOf = (error: unknown) => (error ? (sentenceOf(error) ?? noAnswer) : undefined);

/** What a report says, before anything is stored. */
function Told({ preview }: { preview: SpendPreview }) {
  const { platform, from, to, cents, replacedCents, isKnown, campaigns } = preview;
  const more = campaigns.length - maxCampaigns;
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {labelOf(adPlatformOptions, platform)}, {formatDayRange(from, to)}: {formatCents(cents)}
      </p>
      <ul className="grid text-small">
        {campaigns.slice(0, maxCampaigns).map(({ name, cents: spent, isSpread }) => (
          <li
            key={`${name} ${spent}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-sand py-1 wrap-anywhere"
          >
            <bdi>{name}</bdi>
            <span>
              {formatCents(spent)}
              {isSpread && ', spread over its days'}
            </span>
          </li>
        ))}
        {more > 0 && <li className="py-1 text-slate">and {more.toLocaleString('en-US')} more</li>}
      </ul>
      {isKnown && <p>Nothing new: all of it is already stored.</p>}
      {!isKnown && replacedCents > 0 && (
        <p>It replaces {formatCents(replacedCents)} that is stored for the same days.</p>
      )}
    </div>
  );
}
