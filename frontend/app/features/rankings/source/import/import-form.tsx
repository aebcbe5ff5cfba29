import { type SubmitEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { ImportOutcome } from './import-outcome';
import { useImport } from './use-import';

/** A zip names its days itself. */
const isZip = ({ name }: File) => /\.zip$/i.test(name);

export function ImportForm() {
  const [fileError, setFileError] = useState<string>();
  const [file, setFile] = useState<File>();
  const upload = useImport();

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!file) {
      setFileError('Please choose the file that Search Console gave you.');
      return;
    }
    const fields = new FormData(event.currentTarget);
    const dayIn = (name: string) => String(fields.get(name) ?? '');
    upload.send({ file, from: dayIn('from'), to: dayIn('to') });
  }

  return (
    <form noValidate className="import-form" onSubmit={send}>
      <TextField
        label="File"
        name="file"
        type="file"
        accept=".zip,.csv"
        required
        className="import-file"
        error={fileError}
        onChange={(event) => {
          setFileError(undefined);
          upload.cancel();
          setFile(event.currentTarget.files?.[0]);
        }}
      />
      {file && !isZip(file) && (
        <div className="import-days">
          <TextField label="First day" name="from" type="date" required />
          <TextField
            label="Last day"
            name="to"
            type="date"
            required
            hint="A Queries file does not say which days it covers."
          />
        </div>
      )}
      {!upload.needsWord && (
        <div className="rank-actions">
          <Button type="submit" className="min-h-11!" busy={upload.isPending}>
            {upload.isPending ? 'Uploading …' : 'Upload'}
          </Button>
        </div>
      )}
      <ImportOutcome upload={upload} />
    </form>
  );
}
