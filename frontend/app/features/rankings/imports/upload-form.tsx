import { type SubmitEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { TextField } from '~/ui/field';
import { UploadResult } from './upload-result';
import { useExportUpload } from './use-export-upload';

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
