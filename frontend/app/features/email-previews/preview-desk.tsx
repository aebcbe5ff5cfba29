import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  ownerPreviews,
  type PreviewName,
  reminderPreviews,
  emailPreviews as texts,
} from '~/content/email-previews';
import { isOwnerQuery } from '~/lib/is-owner-query';
import { paths } from '~/lib/paths';
import { Button, ButtonLink } from '~/ui/button';
import { EmailPreview } from './email-preview';

/** The list of emails, with the chosen one below. */
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
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 pt-5">
        <p className="max-w-[60ch] text-slate">{texts.text}</p>
        <ButtonLink variant="secondary" size="compact" href={paths.home}>
          {texts.back}
        </ButtonLink>
      </div>
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        {reminderPreviews.map((name) => (
          <ReminderCard key={name} name={name} isOpen={open === name} onOpen={show} />
        ))}
      </div>
      <OwnerEmails open={open} onOpen={show} />
      {open && <EmailPreview key={open} name={open} onClose={close} />}
    </>
  );
}

interface ReminderCardProps {
  name: PreviewName;
  isOpen: boolean;
  onOpen: (name: PreviewName) => void;
}

function ReminderCard({ name, isOpen, onOpen }: ReminderCardProps) {
  const { title, occasion } = texts.previews[name];
  return (
    <article className="flex flex-col rounded-sheet border border-t-4 border-sand border-t-channel bg-paper p-[clamp(1.25rem,3vw,1.75rem)]">
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 mb-6 text-slate">{occasion}</p>
      <Button className="mt-auto self-start" aria-pressed={isOpen} onClick={() => onOpen(name)}>
        Preview {title}
      </Button>
    </article>
  );
}

interface OwnerEmailsProps {
  open: PreviewName | null;
  onOpen: (name: PreviewName) => void;
}

/** All other emails, for the owner only. */
function OwnerEmails({ open, onOpen }: OwnerEmailsProps) {
  const { data: isOwner = false } = useQuery(isOwnerQuery);
  if (!isOwner) return null;
  return (
    <section className="mt-12">
      <h2 className="text-title">{texts.ownHeading}</h2>
      <p className="text-slate">{texts.ownText}</p>
      <ul className="mt-3 border-t border-sand">
        {ownerPreviews.map((name) => (
          <li
            key={name}
            className="grid items-center gap-x-6 border-b border-sand py-1.5 md:grid-cols-[15rem_1fr]"
          >
            <button
              type="button"
              aria-pressed={open === name}
              className="min-h-11 text-start font-semibold underline underline-offset-[0.2em] aria-pressed:text-magenta"
              onClick={() => onOpen(name)}
            >
              {texts.previews[name].title}
            </button>
            <span className="pb-2 text-slate md:pb-0">{texts.previews[name].occasion}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
