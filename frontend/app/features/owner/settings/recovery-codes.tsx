import {
  brand,
  makeRecoveryCodesSchema,
  type RecoveryState,
  recoveryCodeCount,
} from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { copyText } from '~/ui/desk/copy-text';
import { Dialog } from '~/ui/desk/dialog';
import { Moment } from '~/ui/desk/moment';
import { TitledSection } from '~/ui/desk/titled-section';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { useFocusOnClose } from '~/ui/use-focus';
import { makeRecoveryCodes, recoveryQuery } from '../shared/queries/sessions';
import { CurrentPasswordField } from './current-password-field';

/** Recovery codes, which open the desk without its password: created here, and shown once, for printing. */
export function RecoveryCodes() {
  const query = useQuery({ ...recoveryQuery, refetchOnMount: 'always' });
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const make = useFocusOnClose<HTMLButtonElement>(codes !== null || isAsking);
  return (
    <TitledSection
      title={
        <>Recovery codes{codes && <span data-only="paper"> for the desk of {brand.name}</span>}</>
      }
      level={4}
      id="recovery"
    >
      {codes ? (
        <Codes codes={codes} onClose={() => setCodes(null)} />
      ) : (
        <>
          <p>
            If you lose your password, each code can set a new one, once. Print the codes, and keep
            the paper away from your computer.
          </p>
          <AsyncSection
            query={query}
            what="The recovery codes"
            loading={<output>Counting your recovery codes …</output>}
          >
            {(state) => (
              <>
                <p>
                  <Left state={state} />
                </p>
                <ActionButton ref={make} onClick={() => setAsking(true)}>
                  {state.createdAt === null ? 'Make recovery codes' : 'Make new codes'}
                </ActionButton>
              </>
            )}
          </AsyncSection>
        </>
      )}
      {isAsking && <AskPassword onMade={setCodes} onClose={() => setAsking(false)} />}
    </TitledSection>
  );
}

function Left({ state: { left, createdAt } }: { state: RecoveryState }) {
  if (createdAt === null) return 'You have none yet.';
  return (
    <>
      {left === 0 ? 'None' : left} left, made <Moment at={createdAt} />.
    </>
  );
}

interface AskPasswordProps {
  onMade: (codes: readonly string[]) => void;
  onClose: () => void;
}

function AskPassword({ onMade, onClose }: AskPasswordProps) {
  const client = useQueryClient();
  const { field, isSaving, rootError, onSubmit } = useDraftForm({
    schema: makeRecoveryCodesSchema,
    values: { current: '' },
    save: makeRecoveryCodes,
    onSaved: ({ codes }) => {
      onMade(codes);
      onClose();
      return client.invalidateQueries({ queryKey: recoveryQuery.queryKey });
    },
    failure: {
      title: 'No Codes Made',
      fallback: 'The codes could not be made. Please try again.',
    },
  });
  return (
    <Dialog
      title="Make recovery codes"
      hasCloseButton
      isBusy={isSaving}
      className="w-[min(100%-2rem,28rem)] p-4 sm:p-6"
      onClose={onClose}
    >
      <form noValidate className="mt-4 grid gap-4" onSubmit={onSubmit}>
        <p>Earlier codes stop working. The new ones work until you change the desk password.</p>
        <CurrentPasswordField {...field('current')} />
        {rootError && <p role="alert">{rootError}</p>}
        <Actions>
          <Button type="submit" size="compact" busy={isSaving}>
            Make {recoveryCodeCount} codes
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <>
      <p data-only="screen" role="status">
        Print or copy them now: they are not shown again.
      </p>
      <ol aria-labelledby="recovery" className="grid gap-x-10 gap-y-1.5 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-[length:1.0625rem]">{code}</code>
          </li>
        ))}
      </ol>
      <p data-only="paper">
        Each code works once: on the sign-in page at {`${location.origin}${paths.admin}`}, choose
        “Use a recovery code”. They stop working when you change the password or make new codes.
      </p>
      <div data-only="screen">
        <Actions>
          <ActionButton onClick={() => window.print()}>Print</ActionButton>
          <ActionButton
            onClick={() =>
              void copyText(
                codes.join('\n'),
                { title: 'Codes Copied', description: 'Keep them where only you can read them.' },
                'Copy These Codes',
              )
            }
          >
            Copy
          </ActionButton>
          <ActionButton onClick={onClose}>Done</ActionButton>
        </Actions>
      </div>
    </>
  );
}
