import { useLocation } from 'react-router';
import { consultationLink } from '~/content/navigation';
import { paths } from '~/lib/paths';
import { ButtonLink, type ButtonLinkProps } from '../button';

const nearForm: readonly string[] = [consultationLink.to, paths.thankYou()];

/** The call to action of header and drawer, quiet on the pages where the visitor has followed it already. */
export function ConsultationButton(props: Omit<ButtonLinkProps, 'to'>) {
  const { pathname } = useLocation();
  return (
    <ButtonLink
      {...props}
      to={consultationLink.to}
      variant={nearForm.includes(pathname) ? 'secondary' : 'primary'}
      aria-current={pathname === consultationLink.to ? 'page' : undefined}
    >
      {consultationLink.label}
    </ButtonLink>
  );
}
