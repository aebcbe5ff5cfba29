import { useMatch } from 'react-router';
import { consultationLink } from '~/content/navigation';
import { paths } from '~/lib/paths';
import { ButtonLink, type ButtonLinkProps } from '../button';

/** The call to action of header and drawer, quiet on the pages where the visitor has followed it already. */
export function ConsultationButton(props: Omit<ButtonLinkProps, 'to'>) {
  // Pages are built at an address that ends in a slash, which a match overlooks.
  const isHere = useMatch(consultationLink.to) !== null;
  const isFollowed = useMatch(paths.thankYou()) !== null;
  return (
    <ButtonLink
      {...props}
      to={consultationLink.to}
      variant={isHere || isFollowed ? 'secondary' : 'primary'}
      aria-current={isHere ? 'page' : undefined}
    >
      {consultationLink.label}
    </ButtonLink>
  );
}
