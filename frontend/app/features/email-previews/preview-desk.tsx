import { reminderPreviews } from '@agency/contracts';
import { useRef, useState } from 'react';
import { type PreviewName, emailPreviews as texts } from '~/content/email-previews';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { MailPreview } from './mail-preview';
import { OtherMails } from './other-mails';
import { PreviewCard } from './preview-card';

/** The emails to choose from, with the chosen one below. */
export function PreviewDesk() {
  const [open, setOpen] = useState<PreviewName | null>(null);
  const pressed = useRef<Element | null>(null);

  function show(name: PreviewName): void {
    pressed.current = document.activeElement;
    setOpen(name);
  }

  function close(): void {
    setOpen(null);
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
  }

  return (
    <div className="desk">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="desk-title">{texts.heading}</h1>
          <p className="mt-2 max-w-[60ch] text-slate">{texts.text}</p>
        </div>
        <ButtonLink variant="secondary" className="min-h-11! px-4!" to={paths.home}>
          {texts.back}
        </ButtonLink>
      </header>
      <div className="mail-cards">
        {reminderPreviews.map(({ value }) => (
          <PreviewCard key={value} name={value} isOpen={open === value} onOpen={show} />
        ))}
      </div>
      <OtherMails open={open} onOpen={show} />
      {open && <MailPreview key={open} name={open} onClose={close} />}
    </div>
  );
}
