import {
  type ConversionPreview,
  conversionActionOptions,
  conversionFormatOptions,
  type ExportConversions,
  type LeftOut,
  labelOf,
  maxClickDays,
} from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createRequestKey } from '~/lib/request-key';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { ChipLink } from '~/ui/desk/chip';
import { Dialog } from '~/ui/desk/dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import {
  conversionFileAddress,
  conversionsQuery,
  exportConversions,
} from '../../shared/queries/conversions';

const names = conversionActionOptions.map(({ label }) => `“${label}”`).join(' and ');

/** Files by which ad platforms learn which clicks led to a call or a client. */
export function ConversionsDialog({ onClose }: { onClose: () => void }) {
  const conversions = useQuery(conversionsQuery);
  return (
    <Dialog
      title="Conversions for ad platforms"
      hasCloseButton
      className="max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,44rem)] p-4 sm:p-6"
      onClose={onClose}
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="max-w-prose">
          Upload these files to the ad platforms so that their bidding learns what a click was
          worth. They contain click IDs, times and amounts, never names or addresses, and only for
          leads who agreed to marketing. First create two conversion actions there, named exactly{' '}
          {names}.
        </p>
        <AsyncSection query={conversions} what="The conversions" loading={<ConversionsSkeleton />}>
          {(previews) => (
            <ul className="grid grid-cols-[minmax(0,1fr)]">
              {previews.map((preview) => (
                <PlatformFiles key={preview.format} preview={preview} />
              ))}
            </ul>
          )}
        </AsyncSection>
      </div>
    </Dialog>
  );
}

const download = (href: string) =>
  Object.assign(document.createElement('a'), { href, download: '' }).click();

function PlatformFiles({ preview }: { preview: ConversionPreview }) {
  const { format, new: fresh, all, adjustments, leftOut } = preview;
  const client = useQueryClient();
  const label = labelOf(conversionFormatOptions, format);
  const ids = useRef<Partial<Record<ExportConversions['kind'], string>>>({});
  const [newest, setNewest] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (kind: ExportConversions['kind']) => {
      // A retry reuses the id: its file has the conversions that the failed request may have marked.
      const id = ids.current[kind] ?? createRequestKey();
      ids.current[kind] = id;
      await exportConversions({ id, format, kind });
      ids.current[kind] = undefined;
      const address = conversionFileAddress({ format, export: id });
      setNewest(address);
      download(address);
    },
    onError: (error) =>
      showFailure(error, {
        title: 'No File',
        fallback: 'The file could not be made. Please try again.',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: conversionsQuery.queryKey }),
  });
  return (
    <li className="grid gap-1.5 border-t border-sand py-3">
      <h3 className="font-sans font-semibold text-[length:1rem]">{label}</h3>
      <p className="text-small">
        {fresh.toLocaleString('en-US')} new, {all.toLocaleString('en-US')} of the last{' '}
        {maxClickDays} days.{describeLeftOut(leftOut)}
        {format === 'meta' &&
          ' Meta only counts what happens within seven days, so clients rarely qualify, and its click IDs come from unpaid links, too.'}
      </p>
      <Actions>
        <ActionButton isBlocked={fresh === 0 || isPending} onClick={() => mutate('new')}>
          Download new <span className="sr-only">for {label}</span>
        </ActionButton>
        {adjustments > 0 && (
          <ActionButton isBlocked={isPending} onClick={() => mutate('adjustments')}>
            Download {adjustments.toLocaleString('en-US')} adjusted{' '}
            <span className="sr-only">for {label}</span>
          </ActionButton>
        )}
        {newest && (
          <ChipLink href={newest} download>
            Download it again <span className="sr-only">for {label}</span>
          </ChipLink>
        )}
        {all > 0 && (
          <ChipLink href={conversionFileAddress({ format })} download>
            Download all <span className="sr-only">for {label}</span>
          </ChipLink>
        )}
      </Actions>
    </li>
  );
}

const reasons: Record<keyof LeftOut, string> = {
  noClick: 'without a click of this platform',
  noConsent: 'without consent',
  tooOld: 'too old',
  tooFresh: 'less than a day old',
  noAmount: 'without an amount',
};

function describeLeftOut(leftOut: LeftOut): string {
  const parts = Object.entries(reasons).flatMap(([reason, words]) => {
    const count = leftOut[reason as keyof LeftOut];
    return count > 0 ? [`${count.toLocaleString('en-US')} ${words}`] : [];
  });
  return parts.length > 0 ? ` Left out: ${parts.join(', ')}.` : '';
}

function ConversionsSkeleton() {
  return (
    <Skeleton what="conversions" className="grid gap-3">
      <SkeletonLine width="60%" />
      <SkeletonLine width="70%" />
    </Skeleton>
  );
}
