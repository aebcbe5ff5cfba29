import { maxLengths } from '@agency/contracts';
import { TextArea } from '~/ui/field';

interface OwnerMessageProps {
  message: string;
  onChange: (message: string) => void;
  /** Whether several visitors get it. */
  isForSeveral?: boolean;
}

/** An optional message to the visitor whose appointment is moved or cancelled, included in the email. */
export function OwnerMessage({ message, onChange, isForSeveral = false }: OwnerMessageProps) {
  return (
    <TextArea
      label={isForSeveral ? 'Message to the visitors' : 'Message to the visitor'}
      name="message"
      dir="auto"
      rows={2}
      maxLength={maxLengths.ownerMessage}
      hint={isForSeveral ? 'Included in every email.' : 'It is included in the email.'}
      value={message}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
