import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names';

interface Look {
  /** Whether it is outside running text, and so needs a larger target. */
  isTall?: boolean;
}

type TextLinkProps = Look & (ComponentProps<typeof Link> | ComponentProps<'a'>);

const classOf = (className: string | undefined, isTall: boolean | undefined) =>
  classNames(
    'cursor-pointer font-semibold text-channel underline underline-offset-[0.2em]',
    isTall && 'inline-flex min-h-11 items-center',
    className,
  );

/** A link in the desk's text: `to` a page of the site, or with `href` to anything else. */
export function TextLink({ className, isTall, ...props }: TextLinkProps) {
  const classes = classOf(className, isTall);
  return 'to' in props ? (
    <Link {...props} className={classes} />
  ) : (
    <a {...props} className={classes} />
  );
}

/** A button that looks like a link. */
export function TextButton({ className, isTall, ...props }: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} className={classOf(className, isTall)} />;
}
