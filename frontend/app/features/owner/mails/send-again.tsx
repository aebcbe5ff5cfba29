import { mailName } from './mail-words';
import { useSendAgain } from './use-send-again';

interface SendAgainProps {
  id: number;
  mail: string;
}

export function SendAgain({ id, mail }: SendAgainProps) {
  const { isPending, sendAgain } = useSendAgain(id);
  return (
    <button type="button" className="call-action" aria-disabled={isPending} onClick={sendAgain}>
      Send again<span className="sr-only">: {mailName(mail)}</span>
    </button>
  );
}
