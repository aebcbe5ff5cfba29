import { useLocation, useMatch } from 'react-router';
import { consultationLink } from '~/content/navigation';
import { ownerPaths, paths } from '~/lib/paths';
import { ButtonLink, type ButtonLinkProps } from '../button';

/** The call to action of header and drawer, quiet where the visitor has followed it already, and on the owner's pages. */
export function ConsultationButton(props: Omit<ButtonLinkProps, 'to'>) {
  // Pages are built at an address that ends in a slash, which a match overlooks.
  const isHere = useMatch(consultationLink.to) !== null;
  const isFollowed = useMatch(paths.thankYou()) !== null;
  const { pathname } = useLocation();
  const isOwners = ownerPaths.some((path) => pathname.startsWith(path));
  return (
    <ButtonLink
      {...props}
      to={consultationLink.to}
      variant={isHere || isFollowed || isOwners ? 'secondary' : 'primary'}
      aria-current={isHere ? 'page' : undefined}
    >
      {consultationLink.label}
    </ButtonLink>
  );
}
