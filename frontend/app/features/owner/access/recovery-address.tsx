import {
  type NoticeAddress,
  recoveryLinkMinutes,
  setRecoveryAddressSchema,
} from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { Button } from '~/ui/button';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { Dialog } from '~/ui/desk/dialog';
import { TextLink } from '~/ui/desk/text-link';
import { TitledSection } from '~/ui/desk/titled-section';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { SelectField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { noticesQuery } from '../notices/queries';
import { deskLink } from '../shared/paths';
import { CurrentPasswordField } from './password-form';
import { recoveryAddressQuery, setRecoveryAddress } from './queries';

/** Which address gets a link that opens the desk without its password. */
export function RecoveryAddress() {
  const chosen = useQuery({ ...recoveryAddressQuery, refetchOnMount: 'always' });
  const notices = useQuery({ ...noticesQuery, refetchOnMount: 'always' });
  return (
    <TitledSection title="Recovery address" level={4}>
      <p>
        If you lose your password, the login page can email a link to this address. It works once,
        within {recoveryLinkMinutes} minutes, to set a new password.
      </p>
      <AsyncSection query={chosen} what="The recovery address">
        {({ addressId }) => (
          <AsyncSection query={notices} what="Your addresses">
            {({ addresses }) => <Choice addressId={addressId} addresses={addresses} />}
          </AsyncSection>
        )}
      </AsyncSection>
    </TitledSection>
  );
}

interface ChoiceProps {
  addressId: number | null;
  addresses: readonly NoticeAddress[];
}

function Choice({ addressId, addresses }: ChoiceProps) {
  const [isAsking, setAsking] = useState(false);
  const confirmed = addresses.filter(({ isConfirmed }) => isConfirmed);
  const chosen = confirmed.find(({ id }) => id === addressId);
  const eligible = confirmed.filter(({ id, isMain }) => !isMain || id === addressId);
  return (
    <>
      <p className="wrap-anywhere">
        {chosen ? (
          <>
            Links go to <strong>{chosen.address}</strong>.
          </>
        ) : addressId === null ? (
          'Recovery by email is off.'
        ) : (
          'Recovery by email is off: the chosen address was removed.'
        )}
      </p>
      {eligible.length > 0 || addressId !== null ? (
        <ActionButton onClick={() => setAsking(true)}>
          {addressId === null ? 'Choose an address' : 'Change the address'}
        </ActionButton>
      ) : (
        <p>
          It must be different from your main address:{' '}
          <TextLink to={deskLink.settings('notifications')}>add one and confirm it</TextLink> first.
        </p>
      )}
      {isAsking && (
        <AskPassword
          addressId={chosen?.id ?? null}
          addresses={eligible}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const draftSchema = z.extend(setRecoveryAddressSchema, {
  addressId: z.pipe(
    z.string(),
    z.transform((value) => (value === '' ? null : Number(value))),
  ),
});

function AskPassword({ addressId, addresses, onClose }: ChoiceProps & { onClose: () => void }) {
  const client = useQueryClient();
  const { field, isDirty, isSaving, rootError, onSubmit } = useDraftForm({
    schema: draftSchema,
    values: { addressId: addressId === null ? '' : String(addressId), current: '' },
    save: setRecoveryAddress,
    onSaved: (saved) => {
      client.setQueryData(recoveryAddressQuery.queryKey, saved);
      const chosen = addresses.find(({ id }) => id === saved.addressId)?.address;
      showToast({
        title: 'Recovery Address Saved',
        description: chosen ? `Links go to ${chosen}.` : 'Recovery by email is off.',
      });
      onClose();
    },
    failure: {
      title: 'Couldn’t Save',
      fallback: 'The recovery address couldn’t be saved. Please try again.',
    },
  });
  return (
    <Dialog
      title="Recovery address"
      hasCloseButton
      isBusy={isSaving}
      isUnsaved={() => isDirty}
      className="w-112 p-4 sm:p-6"
      onClose={onClose}
    >
      <form noValidate className="mt-4 grid gap-4" onSubmit={onSubmit}>
        <p>Choose a mailbox you can open without the desk. Links sent earlier stop working.</p>
        <SelectField
          label="Links go to"
          placeholder="No one"
          required
          options={addresses.map(({ id, address }) => ({ value: String(id), label: address }))}
          {...field('addressId')}
        />
        <CurrentPasswordField {...field('current')} />
        {rootError && <p role="alert">{rootError}</p>}
        <Actions>
          <Button type="submit" size="compact" busy={isSaving}>
            Save address
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
