import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './action-button.module.css';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  isPrimary?: boolean;
}

/** A small button of the desk, one of several that act on an item. */
export function ActionButton({ isPrimary = false, ...rest }: ActionButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.root, isPrimary && styles.primary)}
    />
  );
}

/** A link to another site that looks like the primary action. */
export function ActionLink(props: Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...props} className={classNames(styles.root, styles.primary)} />;
}

interface ActionsProps {
  className?: string;
  children: ComponentProps<'div'>['children'];
}

/** A row of buttons that act on one item or form. */
export function Actions({ className, children }: ActionsProps) {
  return (
    <div className={classNames('mt-1 flex flex-wrap items-center gap-2', className)}>
      {children}
    </div>
  );
}
