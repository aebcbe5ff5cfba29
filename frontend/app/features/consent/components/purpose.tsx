import { classNames } from '~/ui/class-names';
import styles from './consent.module.css';

interface PurposeProps {
  name: 'necessary' | 'analytics' | 'marketing';
  title: string;
  text: string;
  /** Says that it is on and cannot be switched off. Default: it can. */
  always?: string;
}

/** One purpose with its switch. */
export function Purpose({ name, title, text, always }: PurposeProps) {
  const id = `cookie-purpose-${name}`;
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-6 border-t border-sand py-4">
      <label htmlFor={id} className="font-semibold">
        {title}
        {always && <span className="font-normal text-slate"> · {always}</span>}
      </label>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
        role="switch"
        name={name}
        defaultChecked={Boolean(always)}
        disabled={Boolean(always)}
        aria-describedby={`${id}-text`}
        className={classNames(styles.toggle, 'row-span-2')}
      />
      <p id={`${id}-text`} className="mt-1 text-small text-slate">
        {text}
      </p>
    </div>
  );
}
