import { leadImportUndoHours, maxLeadImport } from '@agency/contracts';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { Dialog } from '~/ui/desk/dialog';
import { TextField } from '~/ui/field';
import { useFocusOnOpen } from '~/ui/use-focus';
import { CheckImport } from './check-import';
import { ImportResult } from './import-result';
import { RecentImports } from './recent-imports';
import { type LeadImportControl, useLeadImport } from './use-lead-import';

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
      className="w-224 p-4 sm:p-6"
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

/** The file to import, and why it cannot be used. */
function ChooseFile({ control }: { control: LeadImportControl }) {
  const { isChecking, isImporting, fileFault, checkAgain, choose } = control;
  const field = useFocusOnOpen<HTMLInputElement>();
  return (
    <>
      <TextField
        ref={field}
        label="File"
        name="file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        required
        className="py-2.5"
        disabled={isImporting}
        error={fileFault}
        onClick={({ currentTarget }) => {
          // Without this, choosing the corrected file of the same name would fire no change event.
          if (fileFault) currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
      />
      {checkAgain && !isChecking && (
        <Actions>
          <ActionButton onClick={checkAgain}>Check it again</ActionButton>
        </Actions>
      )}
    </>
  );
}
