import { phoneHref } from '@agency/contracts';
import { ActionLink } from '~/ui/desk/action-button';
import { PhoneIcon } from '../shared/lead-reach';

interface CallLinkProps {
  phone: string;
  /** The lead's name, for assistive technology. */
  name: string;
  onCall?: () => void;
}

/** Dials a lead's number. */
export function CallLink({ phone, name, onCall }: CallLinkProps) {
  return (
    <ActionLink
      isPrimary={false}
      aria-label={`Call: ${name}`}
      href={phoneHref(phone)}
      data-action="call"
      onClick={onCall}
    >
      <PhoneIcon className="sm:mr-1.5" />
      <span className="max-sm:hidden">Call</span>
    </ActionLink>
  );
}
