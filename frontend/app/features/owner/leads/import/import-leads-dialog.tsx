import { leadImportUndoHours, maxLeadImport } from '@agency/contracts';
import { Dialog } from '~/ui/desk/dialog';
import { CheckImport } from './check-import';
import { ChooseFile } from './choose-file';
import { ImportResult } from './import-result';
import { RecentImports } from './recent-imports';
import { useLeadImport } from './use-lead-import';

const rows = maxLeadImport.rows.toLocaleString('en-US');

/** Imports the leads of a CSV file: choose it, check what it would add, see what it added. */
export function ImportLeadsDialog({ onClose }: { onClose: () => void }) {
  const control = useLeadImport();
  const { choice, preview, isChecking, isImporting, result } = control;
  const { fileFault, choose } = control;
  return (
    <Dialog
      title="Import leads"
      hasCloseButton
      className="max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,56rem)] p-4 sm:p-6"
      isBusy={isImporting}
      onClose={onClose}
    >
      <div className="mt-4 grid grid-cols-1 gap-5">
        {result ? (
          <ImportResult result={result} onClose={onClose} onAgain={() => choose(undefined)} />
        ) : (
          <>
            <p className="max-w-prose">
              A CSV file with one person per row, as HubSpot, Calendly or a spreadsheet exports it:
              up to {rows} rows. No emails are sent, and you can undo the import for{' '}
              {leadImportUndoHours} hours.
            </p>
            <ChooseFile control={control} />
            <p role="status" className={choice && isChecking && !preview ? undefined : 'sr-only'}>
              {choice && isChecking ? 'Checking the file …' : ''}
            </p>
            {choice && preview && !fileFault && (
              <CheckImport control={control} choice={choice} preview={preview} onCancel={onClose} />
            )}
            {!choice && <RecentImports onClose={onClose} />}
          </>
        )}
      </div>
    </Dialog>
  );
}
