import { useEffect, useRef, useState } from 'react';
import { type PreviewName, emailPreviews as texts } from '~/content/email-previews';
import { Button } from '~/ui/button';
import { previewAddress } from './api/find-preview';
import { MailFrame } from './mail-frame';

interface MailPreviewProps {
  name: PreviewName;
  onClose: () => void;
}

/** The chosen email. Takes the focus, because the pressed button may be far above. */
export function MailPreview({ name, onClose }: MailPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [attempt, setAttempt] = useState(1);
  const title = texts.titles[name];

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <section aria-labelledby="preview-title" className="mail-preview">
      <header className="flex flex-wrap items-center justify-between gap-3 py-4">
        <h2 ref={heading} id="preview-title" tabIndex={-1} className="text-title outline-none">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <a
            href={previewAddress(name)}
            target="_blank"
            rel="noopener"
            className="flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {texts.open}
          </a>
          <Button variant="secondary" className="min-h-11! px-4!" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </header>
      <MailFrame key={attempt} name={name} onRetry={() => setAttempt(attempt + 1)} />
    </section>
  );
}
