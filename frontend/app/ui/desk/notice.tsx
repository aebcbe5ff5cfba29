import type { ComponentProps, ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { classNames } from '~/ui/class-names';
import { DeskButtonLink } from './button-link';

interface NoticeProps {
  title: string;
  children: ReactNode;
  /** Announced at once. */
  isError?: boolean;
}

/** Shown instead of content: nothing yet, nothing found, or an error. */
export function Notice({ title, children, isError = false }: NoticeProps) {
  return (
    <div
      role={isError ? 'alert' : undefined}
      className="grid max-w-xl justify-items-start gap-3 py-8"
    >
      <h2 className="text-[length:var(--text-title)]">{title}</h2>
      {children}
    </div>
  );
}

const tones = {
  info: 'border-channel bg-shallows',
  success: 'border-(--color-success) bg-shallows',
  warning: 'border-(--color-warning) bg-[#fdf3dc]',
  danger: 'border-(--color-danger) bg-[#fbeceb]',
};

interface NoticeBoxProps extends ComponentProps<'div'> {
  tone: keyof typeof tones;
}

/** A notice beside the content. The caller sets its gap and height by class. */
export function NoticeBox({ tone, className, ...props }: NoticeBoxProps) {
  return <div {...props} className={classNames('grid border-l-4 px-4', tones[tone], className)} />;
}

/** Shown for a page beyond a list's last one, as in an old link. */
export function NoSuchPage({ toFirst }: { toFirst: To }) {
  return (
    <Notice title="Page not found">
      <p>The list has fewer pages than when this link was created.</p>
      <DeskButtonLink variant="secondary" to={toFirst}>
        First page
      </DeskButtonLink>
    </Notice>
  );
}
