import {
  addNoticeAddressSchema,
  maxLengths,
  maxNoticeAddresses,
  type NoticeAddress,
  type NoticeKind,
  type NoticeSettings,
  noticeKindOptions,
  type UpdateNoticeSettings,
} from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '~/ui/button';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { CheckRow } from '~/ui/desk/check-row';
import { showFailure } from '~/ui/desk/show-failure';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { settingSaved, useSave } from '~/ui/desk/use-save';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { addAddress, noticesQuery, noticesSaving, removeAddress, testAddress } from './queries';

/** Each address with what it is notified of, and a field to add another. */
export function NoticeAddresses({ settings }: { settings: NoticeSettings }) {
  const title = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={title} tabIndex={-1} className="focus:outline-none">
        Each new address gets a link first. It gets notices once someone opens the link.
      </p>
      <ul className="w-full border-t border-sand">
        {settings.addresses.map((address) => (
          <Address
            key={address.id}
            address={address}
            settings={settings}
            onRemoved={() => title.current?.focus()}
          />
        ))}
      </ul>
      {settings.addresses.length < maxNoticeAddresses && <AddAddress />}
    </>
  );
}

type AddressChange = Pick<UpdateNoticeSettings, 'kindsOf' | 'mainId'>;

interface AddressProps {
  address: NoticeAddress;
  settings: NoticeSettings;
  /** The focused button is gone by then. */
  onRemoved: () => void;
}

function Address({ address: shown, settings, onRemoved }: AddressProps) {
  const { id, address, kinds, isMain, isConfirmed } = shown;
  const client = useQueryClient();
  const setting = useSave(settings, {
    ...noticesSaving,
    former: ({ addresses }: NoticeSettings, { kindsOf, mainId }: AddressChange): AddressChange => ({
      ...(kindsOf && {
        kindsOf: { ...kindsOf, kinds: addresses.find((one) => one.id === id)?.kinds ?? [] },
      }),
      ...(mainId !== undefined && { mainId: addresses.find((one) => one.isMain)?.id ?? 0 }),
    }),
    done: ({ kindsOf, mainId }) =>
      settingSaved(
        kindsOf
          ? `${address}: ${kindsInWords(kindsOf.kinds)}.`
          : `${settings.addresses.find((one) => one.id === mainId)?.address} is the main address.`,
      ),
  });
  const remove = useMutation({
    mutationFn: () => removeAddress(id),
    onSuccess: (saved) => {
      client.setQueryData(noticesQuery.queryKey, saved);
      showToast({
        title: 'Address Removed',
        description: `${address} won’t get any more notices.`,
      });
      onRemoved();
    },
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Remove Address',
        fallback: 'The address couldn’t be removed. Please try again.',
      }),
  });
  const test = useMutation({
    mutationFn: () => testAddress(id),
    onSuccess: () =>
      showToast({
        title: isConfirmed ? 'Test Sent' : 'Link Sent',
        description: `Check the inbox of ${address}.`,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: noticesQuery.queryKey }),
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Send Email',
        fallback: 'The email couldn’t be sent. Please try again.',
      }),
  });

  const shownKinds = setting.pending?.kindsOf?.kinds ?? kinds;

  function toggle(kind: NoticeKind): void {
    const next = kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind];
    setting.mutate({ kindsOf: { id, kinds: next } });
  }

  return (
    <li aria-label={address} className="grid gap-2 border-b border-sand py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <strong>{address}</strong>
        <span className="text-fine text-slate">
          {isMain ? 'Main address' : isConfirmed ? '' : 'Not confirmed yet: a link was sent'}
          {id === 0 && ' · from the server’s settings'}
        </span>
      </p>
      <fieldset className="grid gap-x-4 sm:grid-cols-2">
        <legend className="sr-only">What {address} is notified of</legend>
        {noticeKindOptions.map(({ value, label }) => {
          const isFixed = isMain && value === 'trouble';
          return (
            <CheckRow
              key={value}
              checked={shownKinds.includes(value)}
              aria-disabled={isFixed || setting.isPending || undefined}
              onChange={() => isFixed || setting.isPending || toggle(value)}
            >
              {label}
              {isFixed && ' (always on)'}
            </CheckRow>
          );
        })}
      </fieldset>
      <Actions>
        <ActionButton isBlocked={test.isPending} onClick={() => test.mutate()}>
          {isConfirmed ? 'Send a test' : 'Send the link again'}
          <span className="sr-only"> to {address}</span>
        </ActionButton>
        {isConfirmed && !isMain && (
          <ActionButton
            isBlocked={setting.isPending}
            onClick={() => setting.mutate({ mainId: id })}
          >
            Make main address<span className="sr-only">: {address}</span>
          </ActionButton>
        )}
        {id !== 0 && !isMain && (
          <ActionButton isBlocked={remove.isPending} onClick={() => remove.mutate()}>
            Remove<span className="sr-only"> {address}</span>
          </ActionButton>
        )}
      </Actions>
    </li>
  );
}

function kindsInWords(kinds: readonly NoticeKind[]): string {
  if (kinds.length === 0) return 'nothing';
  return noticeKindOptions
    .filter(({ value }) => kinds.includes(value))
    .map(({ label }) => label.toLowerCase())
    .join(', ');
}

function AddAddress() {
  const client = useQueryClient();
  const { field, isSaving, onSubmit } = useDraftForm({
    schema: addNoticeAddressSchema,
    values: { address: '' },
    shouldClear: true,
    save: addAddress,
    onSaved: (saved) => {
      client.setQueryData(noticesQuery.queryKey, saved);
      showToast({
        title: 'Address Added',
        description: 'We sent a link there. Notices start once the address is confirmed.',
      });
    },
    failure: {
      title: 'Couldn’t Add Address',
      fallback: 'The address couldn’t be added. Please try again.',
    },
  });
  return (
    <form noValidate className="grid w-full justify-items-start gap-3" onSubmit={onSubmit}>
      <div className="w-full">
        <TextField
          label="Another address"
          type="email"
          autoComplete="off"
          maxLength={maxLengths.email}
          required
          {...field('address')}
        />
      </div>
      <Button type="submit" size="compact" busy={isSaving}>
        Add address
      </Button>
    </form>
  );
}
