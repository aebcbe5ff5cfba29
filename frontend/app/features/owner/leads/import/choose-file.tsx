import { ActionButton, Actions } from '~/ui/desk/action-button';
import { TextField } from '~/ui/field';
import { useFocusOnOpen } from '~/ui/use-focus';
import type { LeadImportControl } from './use-lead-import';

/** The file to import, and why it cannot be used. */
export function ChooseFile({ control }: { control: LeadImportControl }) {
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
