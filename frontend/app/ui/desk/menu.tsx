import { DropdownMenu, Popover } from 'radix-ui';
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { classNames } from '../class-names';
import styles from './menu.module.css';

/** A button that opens a list of actions. */
export function Menu(props: ComponentProps<typeof DropdownMenu.Root>) {
  return <DropdownMenu.Root modal={false} {...props} />;
}

export const MenuTrigger = DropdownMenu.Trigger;

const neverChanges = () => () => undefined;

/** Menus render inside the desk: they have its colors, and screen readers list them in the same landmark. */
function useContainer(): HTMLElement | null {
  return useSyncExternalStore(
    neverChanges,
    () => document.querySelector<HTMLElement>('[data-desk]'),
    () => null,
  );
}

const legendText = 'px-2 py-1 text-slate text-(length:--text-fine)';

/** What a menu holds. */
export function MenuContent({ className, ...props }: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal container={useContainer()}>
      <DropdownMenu.Content
        collisionPadding={12}
        {...props}
        className={classNames(styles.surface, styles.menu, className)}
      />
    </DropdownMenu.Portal>
  );
}

export function MenuLabel(props: ComponentProps<typeof DropdownMenu.Label>) {
  return <DropdownMenu.Label {...props} className={legendText} />;
}

export function MenuItem(props: ComponentProps<typeof DropdownMenu.Item>) {
  return <DropdownMenu.Item {...props} className={classNames(styles.option, styles.action)} />;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 border-t border-sand" />;
}

/** Marks a button that opens a menu. */
export function MenuArrow({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={classNames('ml-1.5 size-3', className)}
      fill="none"
    >
      <path d="m3 6 5 5 5-5" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** Marks a button with less frequent actions. */
export function MenuDots() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="currentColor">
      <circle cx="3" cy="8" r="1.5" />
      <circle cx="8" cy="8" r="1.5" />
      <circle cx="13" cy="8" r="1.5" />
    </svg>
  );
}

interface PopoverMenuProps extends ComponentProps<typeof Popover.Content> {
  label: string;
}

/** Actions on an element other than a button, below a `Popover.Anchor`. */
export function PopoverMenu({ label, children, ...props }: PopoverMenuProps) {
  return (
    <PopoverSurface aria-label={label} {...props} className={styles.menu}>
      <p className={legendText}>{label}</p>
      {children}
    </PopoverSurface>
  );
}

export function PopoverMenuItem(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(styles.option, styles.action, 'w-full')}
    />
  );
}

/** What a popover holds. It looks like a menu. */
export function PopoverSurface({ className, ...props }: ComponentProps<typeof Popover.Content>) {
  return (
    <Popover.Portal container={useContainer()}>
      <Popover.Content
        collisionPadding={12}
        {...props}
        className={classNames(styles.surface, className)}
      />
    </Popover.Portal>
  );
}

/** The options of one question, each an `OptionLabel`. */
export function OptionGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={legendText}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** An input and its label, as wide as the menu. */
export function OptionLabel({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noLabelWithoutControl: The input is among the children.
  return <label className={styles.option}>{children}</label>;
}
