import {
  apiPaths,
  type ImportReport,
  importReportSchema,
  maxImportFileBytes,
  maxLengths,
} from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { callApi } from '~/lib/api-client';
import { ApiError } from '~/lib/api-error';
import { formatDayRange } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { NoticeBox } from '~/ui/desk/notice';
import { TextLink } from '~/ui/desk/text-link';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { formatCount, formatCountOf } from '../shared/format-performance';
import { refreshRankings } from '../shared/rankings';
import { linkToOtherQueries } from '../shared/rankings-view';

/** A zip contains its days, unless its chart is by week. */
const isZip = ({ name }: File) => /\.zip$/i.test(name);

/**
 * Not a draft form: there is no saved state to follow, and a result with warnings asks for confirmation before it is
 * stored.
 */
export function UploadForm() {
  const [fileError, setFileError] = useState<string>();
  const [file, setFile] = useState<File>();
  const upload = useExportUpload();

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!file) {
      setFileError('Please choose the file you exported from Search Console.');
      return;
    }
    const fields = new FormData(event.currentTarget);
    const dayIn = (name: string) => String(fields.get(name) ?? '');
    upload.send({ file, from: dayIn('from'), to: dayIn('to') });
  }

  return (
    <form noValidate className="grid grid-cols-1 items-start gap-4" onSubmit={send}>
      <TextField
        label="File"
        name="file"
        type="file"
        accept=".zip,.csv,.tsv,.txt"
        required
        className="py-2.5"
        error={fileError}
        onChange={(event) => {
          setFileError(undefined);
          upload.reset();
          setFile(event.currentTarget.files?.[0]);
        }}
      />
      {file && (!isZip(file) || upload.state.step === 'rejected') && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-4">
          <TextField label="First day" name="from" type="date" required />
          <TextField
            label="Last day"
            name="to"
            type="date"
            required
            hint={isZip(file) ? undefined : 'A Queries file doesn’t include its dates.'}
          />
        </div>
      )}
      {upload.state.step !== 'confirming' && (
        <Actions>
          <Button type="submit" size="compact" busy={upload.isPending}>
            {upload.isPending ? 'Uploading …' : 'Upload'}
          </Button>
        </Actions>
      )}
      <UploadResult upload={upload} />
    </form>
  );
}

const box = 'gap-2.5 py-3.5 wrap-anywhere';

/** Why a file was rejected, its problems, or what was imported. */
function UploadResult({ upload }: { upload: ReturnType<typeof useExportUpload> }) {
  const { state, isPending, confirm, reset } = upload;
  if (state.step === 'choosing') return null;
  if (state.step === 'rejected') {
    return (
      <NoticeBox role="alert" tone="danger" className={box}>
        <p>
          <strong>Nothing was imported.</strong>
        </p>
        {state.errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </NoticeBox>
    );
  }
  const { report } = state;
  if (state.step === 'imported') {
    return (
      <NoticeBox role="status" tone="success" className={box}>
        <Report report={report} />
      </NoticeBox>
    );
  }
  return (
    <NoticeBox role="alert" tone="warning" className={box}>
      <Report report={report} />
      <Actions>
        {report.matched > 0 && (
          <Button size="compact" busy={isPending} onClick={confirm}>
            Import {formatCountOf(report.matched, 'keyword')}
          </Button>
        )}
        <Button variant="secondary" size="compact" disabled={isPending} onClick={reset}>
          Cancel
        </Button>
      </Actions>
    </NoticeBox>
  );
}

/** How many lines match a keyword, which are unreadable, and what the import replaces. */
function Report({ report }: { report: ImportReport }) {
  const { message, period, matched, untracked, listed = 0, isReplacement } = report;
  const { badLineCount, badLines } = report;
  const moreBadLines = badLineCount - badLines.length;
  return (
    <>
      <p>
        <strong>{message}</strong>
      </p>
      <ul className="list-disc pl-5">
        <li>{formatDayRange(period.from, period.to)}</li>
        <li>{formatCountOf(matched, 'tracked keyword')}</li>
        <li>
          {formatCountOf(untracked, 'other query', 'other queries')}
          {listed > 0 && (
            <>
              , of which{' '}
              <TextLink to={linkToOtherQueries()}>
                {formatCount(listed)} {listed === 1 ? 'was' : 'were'} seen often enough to add
              </TextLink>
            </>
          )}
        </li>
        {isReplacement && <li>Replaces the earlier upload of these days</li>}
      </ul>
      {badLineCount > 0 && (
        <details open={badLineCount <= 10}>
          <summary className="min-h-7 cursor-pointer font-semibold">
            {formatCountOf(badLineCount, 'unreadable line')}
          </summary>
          <ul className="max-h-64 list-disc overflow-auto pl-5">
            {badLines.map(({ line, reason }) => (
              <li key={line}>
                Line {formatCount(line)}: {reason}
              </li>
            ))}
            {moreBadLines > 0 && <li>… and {formatCount(moreBadLines)} more.</li>}
          </ul>
        </details>
      )}
    </>
  );
}

interface ExportUpload {
  file: File;
  /** Empty for a zip, which names its own days. */
  from: string;
  to: string;
}

/** The server stores an with warnings only once the owner has confirmed it. */
function uploadSearchConsoleExport({ file, from, to }: ExportUpload, isConfirmed: boolean) {
  const params = new URLSearchParams({
    ...(from && { from }),
    ...(to && { to }),
    fileName: file.name.slice(0, maxLengths.fileName),
    ...(isConfirmed && { confirm: 'yes' }),
  });
  return callApi(`${apiPaths.rankingsImports}?${params}`, {
    method: 'POST',
    body: file,
    response: importReportSchema,
  });
}

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
function useExportUpload() {
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
