import { changePasswordSchema, type Gate, maxLengths, minPasswordLength } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Button } from '~/ui/button';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { Dialog } from '~/ui/desk/dialog';
import { GateName } from '~/ui/desk/gate-name';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { changePassword, sessionsQuery } from './queries';

const gates: Record<Gate, { button: string; title: string }> = {
  admin: { button: 'Change desk password', title: 'New desk password' },
  rankings: { button: 'Change rankings password', title: 'New rankings password' },
};

/** A button and the dialog that it opens. */
export function PasswordForm({ gate }: { gate: Gate }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>{gates[gate].button}</ActionButton>
      {isOpen && <PasswordDialog gate={gate} onClose={() => setOpen(false)} />}
    </>
  );
}

function PasswordDialog({ gate, onClose }: { gate: Gate; onClose: () => void }) {
  const client = useQueryClient();
  const [isShown, setShown] = useState(false);
  const { field, isDirty, isSaving, rootError, onSubmit } = useDraftForm({
    schema: changePasswordSchema,
    values: { current: '', next: '' },
    save: (body) => changePassword(gate, body),
    onSaved: () => {
      showToast({
        title: 'Password Changed',
        description: 'Everyone who used the old password has been logged out.',
      });
      onClose();
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    failure: {
      title: 'Couldn’t Change Password',
      fallback: 'The password couldn’t be changed. Please try again.',
    },
  });
  const type = isShown ? 'text' : 'password';
  return (
    <Dialog
      title={gates[gate].title}
      hasCloseButton
      isBusy={isSaving}
      isUnsaved={() => isDirty}
      className="w-112 p-4 sm:p-6"
      onClose={onClose}
    >
      <form noValidate className="mt-4 grid gap-4" onSubmit={onSubmit}>
        <GateName gate={gate} />
        <CurrentPasswordField type={type} {...field('current')} />
        <TextField
          label="New password"
          hint={`At least ${minPasswordLength} characters. Four unrelated words work well.`}
          type={type}
          autoComplete="new-password"
          maxLength={maxLengths.password}
          required
          {...field('next')}
        />
        {rootError && <p role="alert">{rootError}</p>}
        <Actions>
          <Button type="submit" size="compact" busy={isSaving}>
            Change password
          </Button>
          <ActionButton aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            Show passwords
          </ActionButton>
        </Actions>
      </form>
    </Dialog>
  );
}

/** Required for a change that could lock the owner out. */
export function CurrentPasswordField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Current desk password"
      type="password"
      autoComplete="current-password"
      maxLength={maxLengths.password}
      required
      {...field}
    />
  );
}
