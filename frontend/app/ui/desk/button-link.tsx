import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonLook } from '../button';

/** A link within the desk that looks like a button. */
export function DeskButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonLook({ variant, size }, className)} />;
}
