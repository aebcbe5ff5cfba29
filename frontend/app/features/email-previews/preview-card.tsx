import { type PreviewName, emailPreviews as texts } from '~/content/email-previews';
import { Button } from '~/ui/button';

interface PreviewCardProps {
  name: PreviewName;
  isOpen: boolean;
  onOpen: (name: PreviewName) => void;
}

/** One of the two reminders. */
export function PreviewCard({ name, isOpen, onOpen }: PreviewCardProps) {
  const title = texts.titles[name];
  return (
    <article className="mail-card">
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 mb-6 text-slate">{texts.occasions[name]}</p>
      <Button className="self-start" aria-pressed={isOpen} onClick={() => onOpen(name)}>
        Preview {title}
      </Button>
    </article>
  );
}
