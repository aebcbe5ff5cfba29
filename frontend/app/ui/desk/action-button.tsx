import type { ComponentProps, SyntheticEvent } from 'react';
import { classNames } from '../class-names';
import styles from './action-button.module.css';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  isPrimary?: boolean;
  type?: 'button' | 'submit';
  /** Ignores presses, such as while a request runs. A pressed button that is `disabled` would lose the focus. */
  isBlocked?: boolean;
}

/** A submit button would still submit its form. */
const ignore = (event: SyntheticEvent) => event.preventDefault();

/** A small button of the desk, one of several that act on an item. */
export function ActionButton({
  isPrimary = false,
  type = 'button',
  isBlocked = false,
  onClick,
  ...rest
}: ActionButtonProps) {
  return (
    <button
      aria-disabled={isBlocked || undefined}
      {...rest}
      type={type}
      onClick={isBlocked ? ignore : onClick}
      className={classNames(styles.root, isPrimary && styles.primary)}
    />
  );
}

interface ActionLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  isPrimary?: boolean;
}

/** A link to another site or an app that looks like an action. */
export function ActionLink({ isPrimary = true, ...rest }: ActionLinkProps) {
  return <a {...rest} className={classNames(styles.root, isPrimary && styles.primary)} />;
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
