import { maxLengths, minPasswordLength, recoverSchema } from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '~/lib/query-client';
import { Button } from '~/ui/button';
import { GateName } from '~/ui/desk/gate-name';
import { TextButton } from '~/ui/desk/text-link';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { recover } from './api';
import { GateCard } from './gate-card';
import { gateTexts, noAnswer } from './gate-texts';

interface RecoveryFormProps {
  /** The token of a link. */
  link: string;
  onSignedIn: () => void;
  onBack: () => void;
}

/** Sets a new password for the desk by a link, and logs in. */
function RecoveryForm({ link, onSignedIn, onBack }: RecoveryFormProps) {
  const { field, isSaving, rootError, onSubmit } = useDraftForm({
    schema: recoverSchema,
    values: { link, next: '' },
    save: recover,
    onSaved: () => {
      showToast({ title: 'Access Granted', description: gateTexts.admin.welcome });
      onSignedIn();
    },
    failure: {
      title: 'Access Denied',
      fallback: noAnswer,
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <GateName gate="admin" />
      <TextField
        label="New password"
        hint={`At least ${minPasswordLength} characters. Four unrelated words work well.`}
        type="password"
        autoComplete="new-password"
        maxLength={maxLengths.password}
        required
        autoFocus
        {...field('next')}
      />
      {rootError && <p role="alert">{rootError}</p>}
      <Button type="submit" busy={isSaving}>
        {isSaving ? 'Checking...' : 'Set New Password'}
      </Button>
      <TextButton isTall className="justify-self-start" onClick={onBack}>
        Use your password
      </TextButton>
    </form>
  );
}

interface RecoverByLinkProps {
  token: string;
  onLeave: () => void;
}

/** Opened by the link in the email, also when logged in. Scanners open links, too: only the form uses it up. */
export function RecoverByLink({ token, onLeave }: RecoverByLinkProps) {
  const [queryClient] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <GateCard>
        <h1 className="text-title">New desk password</h1>
        <p className="mt-2 mb-6 text-small text-slate">
          Everyone who used the old one will be logged out.
        </p>
        {recoverSchema.shape.link.safeParse(token).success ? (
          <RecoveryForm link={token} onSignedIn={onLeave} onBack={onLeave} />
        ) : (
          <>
            <p role="alert">This link is incomplete. Please open it from the email again.</p>
            <TextButton isTall onClick={onLeave}>
              Use your password
            </TextButton>
          </>
        )}
      </GateCard>
    </QueryClientProvider>
  );
}
