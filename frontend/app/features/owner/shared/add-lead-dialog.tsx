import {
  addLeadRequestSchema,
  heardFromOptions,
  type LeadDetail,
  maxLengths,
  serviceOptions,
  spendOptions,
} from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatBareNumber } from '~/lib/bare-number';
import { counted, type Noun } from '~/lib/counted';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/desk/dialog';
import { useUnsavedWork } from '~/ui/desk/unsaved-work';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { SelectField, TextArea, TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { correctionLabels, heardFromQuestion } from './labels';
import { addLead, refreshLeads } from './leads';

const empty = {
  name: '',
  email: '',
  phone: '',
  company: '',
  service: '' as const,
  monthlyAdSpend: '' as const,
  message: '',
  heardFrom: '' as const,
  referredBy: '',
  notes: '',
  sendAutoReply: false,
};

const discard = {
  title: 'Discard this lead?',
  confirm: 'Discard',
  text: 'It hasn’t been added yet.',
};
const relatedNoun: Noun = ['other lead has', 'other leads have'];

interface AddLeadDialogProps {
  onClose: () => void;
  /** Called instead of opening the lead's panel. */
  onAdded?: (lead: LeadDetail) => void;
}

/** Adds a lead; a name and one way to reach them are enough. */
export function AddLeadDialog({ onClose, onAdded }: AddLeadDialogProps) {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const shouldBook = useRef(false);

  const { form, field, change, isDirty, isSaving, rootError, submit } = useDraftForm({
    schema: addLeadRequestSchema,
    values: empty,
    save: addLead,
    onSaved: (lead) => {
      showToast({ title: 'Lead Added', description: relatedHint(lead) });
      void refreshLeads(client);
      onClose();
      if (onAdded) {
        onAdded(lead);
        return;
      }
      const next = new URLSearchParams(params);
      next.set('lead', String(lead.id));
      if (shouldBook.current) next.set('book', '1');
      setParams(next);
    },
    failure: { title: 'Error', fallback: 'The lead couldn’t be added. Please try again.' },
  });
  useUnsavedWork(isDirty);

  const add = (isBooking: boolean) => {
    shouldBook.current = isBooking;
    void submit();
  };
  const hasEmail = Boolean(form.watch('email'));

  return (
    <Dialog
      title="Add a lead"
      className="w-176 p-6"
      isBusy={isSaving}
      isUnsaved={() => isDirty}
      leave={discard}
      onClose={onClose}
    >
      {(close) => (
        <form
          noValidate
          className="mt-4 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            add(false);
          }}
        >
          <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr]">
            <TextField
              {...field('name')}
              label="Name"
              required
              autoFocus
              dir="auto"
              autoComplete="off"
              maxLength={maxLengths.name}
            />
            <TextField
              {...field('company')}
              label="Company"
              dir="auto"
              autoComplete="off"
              maxLength={maxLengths.company}
            />
            <TextField
              {...field('email')}
              label="Email"
              type="email"
              hint="Email or phone, or both."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={maxLengths.email}
            />
            <TextField
              {...field('phone', {
                onBlur: (event) => {
                  const formatted = formatBareNumber(String(event.target.value));
                  if (formatted) change('phone', formatted);
                },
              })}
              label="Phone"
              type="tel"
              autoComplete="off"
              maxLength={maxLengths.phone}
            />
            <SelectField
              {...field('service')}
              label="Service"
              placeholder="Not known"
              options={serviceOptions}
            />
            <SelectField
              {...field('monthlyAdSpend')}
              label="Monthly ad spend"
              placeholder="Not known"
              options={spendOptions}
            />
            <SelectField
              {...field('heardFrom')}
              label={heardFromQuestion}
              placeholder="Not asked"
              options={heardFromOptions}
            />
            <TextField
              {...field('referredBy')}
              label={correctionLabels.referredBy}
              dir="auto"
              autoComplete="off"
              maxLength={maxLengths.referredBy}
            />
            <TextArea
              {...field('message')}
              label="What they asked for"
              rows={3}
              dir="auto"
              maxLength={maxLengths.message}
            />
            <TextArea
              {...field('notes')}
              label="Notes"
              rows={3}
              dir="auto"
              maxLength={maxLengths.notes}
            />
          </div>
          <label className="inline-flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4.5 accent-channel"
              disabled={!hasEmail}
              {...form.register('sendAutoReply')}
            />
            Send the automatic reply now
          </label>
          {rootError && <p role="alert">{rootError}</p>}
          <div className="flex flex-wrap gap-3 *:grow">
            <Button variant="secondary" disabled={isSaving} onClick={close}>
              Cancel
            </Button>
            {!onAdded && (
              <Button variant="secondary" disabled={isSaving} onClick={() => add(true)}>
                Add and book a call
              </Button>
            )}
            <Button type="submit" busy={isSaving}>
              {onAdded ? 'Add and continue' : 'Add lead'}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function relatedHint({ name, related }: LeadDetail): string {
  if (related.length === 0) return name;
  return `${counted(related.length, relatedNoun)} the same email or phone: see “Related leads”.`;
}
