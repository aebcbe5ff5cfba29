import { type ImportReport, maxImportFileBytes } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '~/lib/api-error';
import { showToast } from '~/ui/toast';
import { type ExportUpload, importExport } from '../../api/import-export';
import { refreshRankings } from '../../api/ranking-keys';

interface Sending {
  upload: ExportUpload;
  isConfirmed: boolean;
}

const noAnswer = 'The server did not answer. Nothing may have been stored; please try again.';

/** Every sentence of a refusal: a file may lack more than one column. */
function sentencesOf(error: unknown): string[] {
  if (!(error instanceof ApiError) || !error.body) return [noAnswer];
  const named = error.body.errors?.map(({ message }) => message) ?? [];
  return named.length > 0 ? named : [error.body.message];
}

/** An upload from the file to what was stored of it, with the owner's word in between where it is needed. */
export function useImport() {
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string[]>([]);
  const [report, setReport] = useState<ImportReport>();
  const [doubtful, setDoubtful] = useState<ExportUpload>();

  const { mutate, isPending } = useMutation({
    mutationFn: ({ upload, isConfirmed }: Sending) => importExport(upload, isConfirmed),
    onSuccess: (answer, { upload }) => {
      setReport(answer);
      setRefusal([]);
      if (answer.status === 'needs-confirmation') return setDoubtful(upload);
      setDoubtful(undefined);
      showToast({ title: 'Export Imported', description: answer.message });
      return refreshRankings(client);
    },
    onError: (error) => {
      setReport(undefined);
      setDoubtful(undefined);
      setRefusal(sentencesOf(error));
    },
  });

  function cancel(): void {
    setReport(undefined);
    setDoubtful(undefined);
    setRefusal([]);
  }

  return {
    isPending,
    refusal,
    report,
    needsWord: doubtful !== undefined,
    cancel,
    send(upload: ExportUpload): void {
      if (upload.file.size > maxImportFileBytes) {
        cancel();
        setRefusal(['The file is larger than 2 MB, which no export of Search Console is.']);
      } else mutate({ upload, isConfirmed: false });
    },
    confirm(): void {
      if (doubtful) mutate({ upload: doubtful, isConfirmed: true });
    },
  };
}
