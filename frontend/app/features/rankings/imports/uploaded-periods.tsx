import {
  apiPaths,
  type UploadedPeriod,
  uploadedPeriodPath,
  uploadedPeriodSchema,
} from '@agency/contracts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi, noContent } from '~/lib/api-client';
import { apiPages } from '~/lib/api-pages';
import { formatDayRange } from '~/lib/eastern-display';
import { ActionButton } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { Moment } from '~/ui/desk/moment';
import { showFailure } from '~/ui/desk/show-failure';
import { ShowMore } from '~/ui/desk/show-more';
import { showToast } from '~/ui/toast';
import { formatCountOf } from '../shared/format-performance';
import { rankingsKey, refreshRankings } from '../shared/rankings';
import { EmptyText, ListSkeleton, Section } from '../shared/section';

/** The stored periods, the last day first. */
const uploadedPeriodsQuery = apiPages(apiPaths.rankingsImports, uploadedPeriodSchema, {
  queryKey: [...rankingsKey, 'imports'],
  params: { limit: '20' },
});

const removeUploadedPeriod = (period: UploadedPeriod) =>
  callApi(uploadedPeriodPath(period), { method: 'DELETE', response: noContent });

const keyOf = ({ from, to }: UploadedPeriod) => `${from} ${to}`;

/** The stored periods, each with a way to remove it. */
export function UploadedPeriods() {
  const query = useInfiniteQuery(uploadedPeriodsQuery);
  const uploads = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const [asked, setAsked] = useState<UploadedPeriod>();
  const title = useRef<HTMLHeadingElement>(null);
  const wasRemoved = useRef(false);

  // After the dialog has closed, which returns the focus to a button that is about to disappear.
  useEffect(() => {
    if (asked || !wasRemoved.current) return;
    wasRemoved.current = false;
    title.current?.focus();
  }, [asked]);

  return (
    <Section
      id="uploaded-periods"
      title="Uploaded periods"
      count={query.data?.pages.at(-1)?.total}
      titleRef={title}
    >
      <AsyncSection query={query} what="The uploads" loading={<ListSkeleton what="uploads" />}>
        {() =>
          uploads.length === 0 ? (
            <EmptyText>No uploads yet.</EmptyText>
          ) : (
            <ul className="border-t border-sand" aria-labelledby="uploaded-periods">
              {uploads.map((upload) => (
                <UploadRow key={keyOf(upload)} upload={upload} onRemove={() => setAsked(upload)} />
              ))}
            </ul>
          )
        }
      </AsyncSection>
      <ShowMore query={query}>Show earlier periods</ShowMore>
      {asked && (
        <RemoveUpload
          upload={asked}
          onCancel={() => setAsked(undefined)}
          onRemoved={() => {
            wasRemoved.current = true;
            setAsked(undefined);
          }}
        />
      )}
    </Section>
  );
}

interface UploadRowProps {
  upload: UploadedPeriod;
  onRemove: () => void;
}

function UploadRow({ upload, onRemove }: UploadRowProps) {
  const { from, to, queries, fileName, uploadedAt } = upload;
  const days = formatDayRange(from, to);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-sand py-2.5 wrap-anywhere">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold">{days}</p>
        <p className="text-fine text-slate">
          {formatCountOf(queries, 'query', 'queries')}
          {' · '}
          <bdi>{fileName ?? 'Unnamed file'}</bdi>
          {uploadedAt && (
            <>
              {' · uploaded '}
              <Moment at={uploadedAt} />
            </>
          )}
        </p>
      </div>
      <ActionButton onClick={onRemove}>
        Remove<span className="sr-only"> {days}</span>
      </ActionButton>
    </li>
  );
}

interface RemoveUploadProps {
  upload: UploadedPeriod;
  onCancel: () => void;
  onRemoved: () => void;
}

/** Asks first: only the file itself can bring the figures back. */
function RemoveUpload({ upload, onCancel, onRemoved }: RemoveUploadProps) {
  const client = useQueryClient();
  const days = formatDayRange(upload.from, upload.to);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeUploadedPeriod(upload),
    onSuccess: () => {
      showToast({ title: 'Upload Removed', description: days });
      onRemoved();
      return refreshRankings(client);
    },
    onError: (error) => {
      onCancel();
      showFailure(error, { title: 'Error', fallback: 'Failed to remove the upload' });
    },
  });

  return (
    <ConfirmDialog
      title="Remove this upload?"
      cancel="Keep it"
      confirm="Remove it"
      busy={isPending}
      onCancel={onCancel}
      onConfirm={() => mutate()}
    >
      <p>
        The numbers for <strong>{days}</strong> and the alerts that compare them will be removed.
        Other uploads stay. To bring it back, upload the file again.
      </p>
    </ConfirmDialog>
  );
}
