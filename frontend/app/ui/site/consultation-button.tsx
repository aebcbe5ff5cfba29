import { ownerPaths } from '@agency/contracts';
import { useLocation, useMatch } from 'react-router-dom';
import { consultationLink } from '~/content/navigation';
import { paths } from '~/lib/paths';
import { ButtonLink, type ButtonLinkProps } from '../button';

/** The call to action of header and drawer, secondary on pages that already have one, and on the owner's pages. */
export function ConsultationButton(props: Omit<ButtonLinkProps, 'href'>) {
  // Pages are built at an address with a trailing slash, which an exact match would miss.
  const isHere = useMatch(consultationLink.to) !== null;
  const isFollowed = useMatch(paths.thankYou()) !== null;
  const { pathname } = useLocation();
  const isOwners = ownerPaths.some((path) => pathname.startsWith(path));
  return (
    <ButtonLink
      {...props}
      href={consultationLink.to}
      variant={isHere || isFollowed || isOwners ? 'secondary' : 'primary'}
      aria-current={isHere ? 'page' : undefined}
    >
      {consultationLink.label}
    </ButtonLink>
  );
}
