import type { ComponentProps } from 'react';
import { Link } from 'react-router';
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

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Disables the button and sets `aria-busy` while a request runs. The page starter sets it on one pressed before hydration. */
  busy?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'default',
  busy = false,
  type = 'button',
  disabled,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(shape, sizes[size], looks[variant], className)}
    />
  );
}

export interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'default',
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} className={classNames(shape, sizes[size], looks[variant], className)} />;
}
