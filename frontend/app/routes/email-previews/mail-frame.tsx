import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PreviewName, emailPreviews as texts } from '~/content/email-previews';
import { ApiError } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { previewAddress, previewQuery } from './api/find-preview';

interface MailFrameProps {
  name: PreviewName;
}

/** The mail as the server fills it, shut in: nothing in it runs, and none of its links leads anywhere. */
export function MailFrame({ name }: MailFrameProps) {
  const { isSuccess, error, refetch, isFetching } = useQuery(previewQuery(name));
  const [isLoaded, setLoaded] = useState(false);

  if (error) {
    return (
      <div role="alert" className="mail-notice">
        <h3 className="text-title">{texts.failed}</h3>
        <p>{reasonOf(error)}</p>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="mail-frame" aria-busy={!isLoaded}>
      {!isLoaded && <output className="mail-notice">{texts.loading}</output>}
      {isSuccess && (
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

function reasonOf(error: Error): string {
  return error instanceof ApiError && error.status === 401 ? texts.signedOut : texts.noAnswer;
}
