import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** Tells a visitor at once what went wrong. The caller sets its margin and padding by class. */
export function AlertText({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      role="alert"
      {...props}
      className={classNames('border-l-4 border-magenta font-semibold', className)}
    />
  );
}
