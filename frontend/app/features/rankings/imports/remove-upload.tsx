import type { UploadedPeriod } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDayRange } from '~/lib/eastern-display';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { refreshRankings } from '../shared/rankings';
import { removeUploadedPeriod } from './queries';

interface RemoveUploadProps {
  upload: UploadedPeriod;
  onCancel: () => void;
  onRemoved: () => void;
}

/** Asks first: only the file itself can bring the figures back. */
export function RemoveUpload({ upload, onCancel, onRemoved }: RemoveUploadProps) {
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
