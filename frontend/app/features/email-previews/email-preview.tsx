import { emailPreviewPath } from '@agency/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PreviewName, emailPreviews as texts } from '~/content/email-previews';
import { callApi, noContent } from '~/lib/api-client';
import { ApiError } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { whyNotRead } from '~/ui/desk/async-section';
import { useFocusOnOpen } from '~/ui/use-focus';

interface EmailPreviewProps {
  name: PreviewName;
  onClose: () => void;
}

/** The chosen email. It takes the focus, because its button may be far above. */
export function EmailPreview({ name, onClose }: EmailPreviewProps) {
  const heading = useFocusOnOpen<HTMLHeadingElement>();

  return (
    <section
      aria-labelledby="preview-title"
      className="mt-12 scroll-mt-[calc(var(--header)+1rem)] border-t-4 border-channel"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 py-4">
        <h2
          ref={heading}
          id="preview-title"
          tabIndex={-1}
          className="scroll-mt-[calc(var(--header)+2rem)] text-title outline-none"
        >
          {texts.previews[name].title}
        </h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <a
            href={emailPreviewPath(name)}
            target="_blank"
            rel="noopener"
            className="flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {texts.open}
          </a>
          <Button variant="secondary" size="compact" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </header>
      <EmailFrame name={name} />
    </section>
  );
}

/** The email as the server renders it, in a sandbox: no scripts run and links are disabled. */
function EmailFrame({ name }: { name: PreviewName }) {
  const { data: isFound, error, isFetching, refetch } = useQuery(previewQuery(name));
  const [isLoaded, setLoaded] = useState(false);

  if (error && !isFetching) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    return (
      <div role="alert" className="grid justify-items-start gap-3 p-6">
        <h3 className="text-title">{texts.failed}</h3>
        <p>{isSignedOut ? texts.signedOut : whyNotRead(error)}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="relative min-h-[800px] border border-sand bg-paper" aria-busy={!isLoaded}>
      {!isLoaded && <output className="absolute p-6">{texts.loading}</output>}
      {isFound && (
        <iframe
          src={emailPreviewPath(name)}
          title={`${texts.previews[name].title}, as sent`}
          sandbox=""
          height={800}
          className="relative block h-[800px] w-full"
          onLoad={() => setLoaded(true)}
        />
      )}
    </div>
  );
}

/** Whether the server has the preview: a frame cannot tell an email from an error page. */
function previewQuery(name: PreviewName) {
  return queryOptions({
    queryKey: [emailPreviewPath(name)],
    queryFn: async ({ signal }) => {
      await callApi(emailPreviewPath(name), { method: 'HEAD', response: noContent, signal });
      return true;
    },
    // Refetched whenever a preview is opened, because the session may have ended.
    gcTime: 0,
  });
}
