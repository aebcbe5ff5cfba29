import { type LeadDetail, leadFieldsSchema } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { Button } from '~/ui/button';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { leadQuery, updateLead } from '../shared/leads';
import { refreshEmails, sendEmailAgain } from './queries';

const addressSchema = z.object({
  email: leadFieldsSchema.shape.email,
});

interface CorrectAddressProps {
  leadId: number;
  /** Sent again once the address is saved. */
  emailIds: readonly number[];
  onClose: () => void;
}

/** Corrects a lead's email address, then resends the emails that could not be delivered to it. */
export function CorrectAddress({ leadId, ...rest }: CorrectAddressProps) {
  const { data: lead, isError } = useQuery(leadQuery(leadId));
  if (lead) return <AddressForm lead={lead} {...rest} />;
  return <p role="status">{isError ? 'This lead couldn’t be loaded.' : 'Loading …'}</p>;
}

interface AddressFormProps extends Omit<CorrectAddressProps, 'leadId'> {
  lead: LeadDetail;
}

function AddressForm({ lead, emailIds, onClose }: AddressFormProps) {
  const client = useQueryClient();
  const { id } = lead;
  const { field, isSaving, rootError, onSubmit } = useDraftForm({
    schema: addressSchema,
    values: { email: lead.email ?? '' },
    save: async ({ email }) => {
      try {
        const saved = await updateLead(id, { email });
        client.setQueryData(leadQuery(id).queryKey, (now) => now && { ...now, ...saved });
      } catch (error) {
        // It may have been saved although its answer was lost.
        await refreshEmails(client);
        throw error;
      }
      const sent = await Promise.allSettled(emailIds.map(sendEmailAgain));
      return sent.every(({ status }) => status === 'fulfilled');
    },
    onSaved: (isAllSent) => {
      showToast({
        title: 'Address Updated',
        description: isAllSent ? willBeSent(emailIds.length) : notAllSent(emailIds.length),
      });
      onClose();
      return refreshEmails(client);
    },
    failure: {
      title: 'Couldn’t Update Address',
      fallback: 'The address couldn’t be updated. Please try again.',
    },
  });

  return (
    <form
      noValidate
      aria-label={`Address of ${lead.name}`}
      className="grid w-full max-w-md gap-2"
      onSubmit={onSubmit}
    >
      <TextField label="Email address" type="email" required autoFocus {...field('email')} />
      {rootError && <p role="alert">{rootError}</p>}
      <Actions>
        <Button type="submit" size="compact" busy={isSaving}>
          Save and send again
        </Button>
        <ActionButton disabled={isSaving} onClick={onClose}>
          Cancel
        </ActionButton>
      </Actions>
    </form>
  );
}

const willBeSent = (count: number) =>
  count === 1
    ? 'The email will be sent again shortly.'
    : `${count} emails will be sent again shortly.`;

const notAllSent = (count: number) =>
  count === 1
    ? 'The address is saved, but the email couldn’t be sent again.'
    : 'The address is saved, but not every email could be sent again.';
