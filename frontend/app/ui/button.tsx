import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export type ButtonSize = 'default' | 'compact';

const shape =
  'inline-flex items-center justify-center gap-2 rounded-button py-2.5 text-center ' +
  'text-small font-semibold leading-tight transition-colors duration-150 ' +
  'disabled:cursor-not-allowed aria-busy:cursor-progress';

const sizes: Record<ButtonSize, string> = {
  default: 'min-h-12 px-6',
  compact: 'min-h-11 px-4',
};

const looks: Record<ButtonVariant, string> = {
  primary:
    'bg-magenta text-white hover:bg-magenta-deep disabled:bg-slate forced-colors:border forced-colors:border-[ButtonText]',
  secondary:
    'border border-current bg-transparent hover:bg-[color-mix(in_srgb,currentColor_9%,transparent)] disabled:opacity-70',
  quiet:
    'px-0 underline decoration-1 underline-offset-4 hover:decoration-2 disabled:opacity-70 disabled:no-underline',
};

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** What makes a button, or a link, look like one. */
export function buttonLook(
  { variant = 'primary', size = 'default' }: ButtonLook,
  className?: string,
): string {
  return classNames(shape, sizes[size], looks[variant], className);
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Disables the button and sets `aria-busy` while a request runs. document/starter.ts sets it on one pressed too early. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  busy = false,
  type = 'button',
  disabled,
  className,
  'aria-busy': isBusy = busy,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={isBusy || undefined}
      className={buttonLook({ variant, size }, className)}
    />
  );
}

export type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { href: string };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonLook({ variant, size }, className)} />;
}
