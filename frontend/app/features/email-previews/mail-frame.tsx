import { useState } from 'react';
import { type PreviewName, emailPreviews as texts } from '~/content/email-previews';
import { ApiError } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { previewAddress } from './api/find-preview';
import { useFoundPreview } from './use-found-preview';

interface MailFrameProps {
  name: PreviewName;
  onRetry: () => void;
}

/** The rendered email in a sandbox: no scripts, and its links do nothing. */
export function MailFrame({ name, onRetry }: MailFrameProps) {
  const search = useFoundPreview(name);
  const [isLoaded, setLoaded] = useState(false);

  if (search.state === 'failed') {
    return (
      <div role="alert" className="mail-notice">
        <h3 className="text-title">{texts.failed}</h3>
        <p>{reasonOf(search.error)}</p>
        <Button variant="secondary" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="mail-frame" aria-busy={!isLoaded}>
      {!isLoaded && <output className="mail-notice">{texts.loading}</output>}
      {search.state === 'found' && (
        <iframe
          src={previewAddress(name)}
          title={`${texts.titles[name]}, as it is sent`}
          sandbox=""
          height={800}
          onLoad={() => setLoaded(true)}
        />
      )}
    </div>
  );
}

function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.status === 401 ? texts.signedOut : texts.noAnswer;
}
