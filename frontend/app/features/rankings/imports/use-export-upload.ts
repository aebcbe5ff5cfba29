import { type ImportReport, maxImportFileBytes } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '~/lib/api-error';
import { showToast } from '~/ui/toast';
import { refreshRankings } from '../shared/rankings';
import { type ExportUpload, uploadSearchConsoleExport } from './queries';

type UploadState =
  | { step: 'choosing' }
  | { step: 'rejected'; errors: string[] }
  /** The file has problems. The server only stores it after confirmation. */
  | { step: 'confirming'; report: ImportReport; upload: ExportUpload }
  | { step: 'imported'; report: ImportReport };

const noAnswer = 'The server didn’t respond. The export may not have been saved. Please try again.';

/** Every error of the file: it may lack more than one column. */
function errorsOf(error: unknown): string[] {
  if (!(error instanceof ApiError) || !error.body) return [noAnswer];
  const messages = error.body.errors?.map(({ message }) => message) ?? [];
  return messages.length > 0 ? messages : [error.body.message];
}

/** An upload from the chosen file to its import, with a confirmation if needed. */
export function useExportUpload() {
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>({ step: 'choosing' });

  const { mutate, isPending } = useMutation({
    mutationFn: ({ upload, isConfirmed }: { upload: ExportUpload; isConfirmed: boolean }) =>
      uploadSearchConsoleExport(upload, isConfirmed),
    onSuccess: (report, { upload }) => {
      if (report.status === 'needs-confirmation') {
        setState({ step: 'confirming', report, upload });
        return;
      }
      setState({ step: 'imported', report });
      showToast({ title: 'Export Imported', description: report.message });
      return refreshRankings(client);
    },
    onError: (error) => setState({ step: 'rejected', errors: errorsOf(error) }),
  });

  return {
    state,
    isPending,
    reset: () => setState({ step: 'choosing' }),
    send(upload: ExportUpload): void {
      if (upload.file.size > maxImportFileBytes) {
        const message = 'The file is larger than 2 MB. Search Console exports are smaller.';
        setState({ step: 'rejected', errors: [message] });
      } else mutate({ upload, isConfirmed: false });
    },
    confirm(): void {
      if (state.step === 'confirming') mutate({ upload: state.upload, isConfirmed: true });
    },
  };
}
