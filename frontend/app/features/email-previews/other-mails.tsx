import { ownerPreviews } from '@agency/contracts';
import { type PreviewName, emailPreviews as texts } from '~/content/email-previews';
import { useIsOwner } from './use-is-owner';

interface OtherMailsProps {
  open: PreviewName | null;
  onOpen: (name: PreviewName) => void;
}

/** Every other email, shown to the owner only. */
export function OtherMails({ open, onOpen }: OtherMailsProps) {
  if (!useIsOwner()) return null;
  return (
    <section className="mt-12">
      <h2 className="text-title">{texts.ownHeading}</h2>
      <p className="text-slate">{texts.ownText}</p>
      <ul className="mail-list">
        {ownerPreviews.map(({ value, label }) => (
          <li key={value}>
            <button type="button" aria-pressed={open === value} onClick={() => onOpen(value)}>
              {label}
            </button>
            <span>{texts.occasions[value]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
