import { apiPaths } from '@agency/contracts';
import { useEffect, useRef, useState } from 'react';
import { callApi, noContent } from '~/lib/api-client';
import { sentenceOf } from '~/lib/api-error';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { TextLink } from '~/ui/desk/text-link';
import { GateCard } from './gate-card';
import { noAnswer } from './gate-texts';

type State = 'asking' | 'confirming' | 'confirmed' | { problem: string };

/** Opened by the link in the email to a new address, without a password. Only the button confirms. */
export function ConfirmAddress({ token }: { token: string }) {
  const [state, setState] = useState<State>('asking');
  const title = useRef<HTMLHeadingElement>(null);
  const isConfirmed = state === 'confirmed';

  useEffect(() => {
    // The pressed button is gone by then.
    if (isConfirmed) title.current?.focus();
  }, [isConfirmed]);

  async function confirm(): Promise<void> {
    setState('confirming');
    try {
      await callApi(apiPaths.confirmAddress, {
        method: 'POST',
        body: { token },
        response: noContent,
      });
      setState('confirmed');
    } catch (error) {
      setState({ problem: sentenceOf(error) ?? noAnswer });
    }
  }

  return (
    <GateCard>
      <div className="grid gap-5">
        <h1 ref={title} tabIndex={-1} className="text-title focus:outline-none">
          {isConfirmed ? 'This address is confirmed' : 'Confirm this address'}
        </h1>
        {isConfirmed ? (
          <>
            <p>Notices about leads and calls are sent there from now on.</p>
            <TextLink href={paths.admin} isTall>
              Open the desk
            </TextLink>
          </>
        ) : (
          <>
            <p>Notices name people who ask for a call. Confirm that you want to get them.</p>
            {typeof state === 'object' && <p role="alert">{state.problem}</p>}
            <Button busy={state === 'confirming'} onClick={() => void confirm()}>
              Confirm
            </Button>
          </>
        )}
      </div>
    </GateCard>
  );
}
