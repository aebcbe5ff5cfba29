import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { ImportOutcome } from './import-outcome';
import { useImport } from './use-import';

export function ImportForm() {
  const form = useRef<HTMLFormElement>(null);
  const [fileError, setFileError] = useState<string>();
  const [isZip, setZip] = useState(true);
  const upload = useImport();

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    if (!(file instanceof File) || file.size === 0) {
      setFileError('Please choose the file that Search Console gave you.');
      return;
    }
    const [from, to] = [fields.get('from'), fields.get('to')].map((day) => String(day ?? ''));
    upload.send({ file, from: from ?? '', to: to ?? '' });
  }

  return (
    <form ref={form} noValidate className="import-form" onSubmit={send}>
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
          setZip(!/\.csv$/i.test(event.currentTarget.value));
        }}
      />
      {!isZip && (
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
