import { Button } from '~/ui/button';
import { formatCount } from '../../figures/format-figures';
import { ReportFacts } from './report-facts';
import type { useImport } from './use-import';

/** Why a file was refused, what is doubtful about it, or what was stored of it. */
export function ImportOutcome({ upload }: { upload: ReturnType<typeof useImport> }) {
  const { refusal, report, needsWord, isPending, confirm, cancel } = upload;
  if (refusal.length > 0) {
    return (
      <div role="alert" className="import-outcome" data-outcome="refused">
        <p>
          <strong>Nothing was imported.</strong>
        </p>
        {refusal.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    );
  }
  if (!report) return null;
  return (
    <div
      role={needsWord ? 'alert' : 'status'}
      className="import-outcome"
      data-outcome={needsWord ? 'doubtful' : 'imported'}
    >
      <p>
        <strong>{report.message}</strong>
      </p>
      <ReportFacts report={report} />
      {needsWord && (
        <div className="rank-actions">
          {report.matched > 0 && (
            <Button className="min-h-11!" busy={isPending} onClick={confirm}>
              Import {formatCount(report.matched)} {report.matched === 1 ? 'keyword' : 'keywords'}
            </Button>
          )}
          <Button
            variant="secondary"
            className="min-h-11! px-4!"
            disabled={isPending}
            onClick={cancel}
          >
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
}
