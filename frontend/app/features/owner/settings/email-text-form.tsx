import {
  type EmailText,
  type EmailTextPart,
  emailDraftSchema,
  emailTextFields,
  maxLengths,
  type StoredEmailText,
  saveEmailTextSchema,
} from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useRef, useState } from 'react';
import { readNow } from '~/lib/api-query';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import {
  emailTextQuery,
  emailTextsQuery,
  saveEmailText,
  sendEmailDraft,
} from '../shared/queries/email-texts';
import { EmailDraftPreview } from './email-draft-preview';
import { FieldChips } from './field-chips';
import { SavedField } from './saved-field';
import { useSetting } from './use-setting';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const labels: Record<EmailTextPart, string> = {
  subject: 'Subject',
  opening: 'Opening',
  closing: 'Closing',
};
const parts = ['subject', 'opening', 'closing'] as const;

const maxWords = 60;
const shortened = (text: string) =>
  text.length > maxWords ? `${text.slice(0, maxWords).trimEnd()}…` : text;

/** `Opening: “Hello …”.` All parts at once are too long for a toast. */
const words = (change: Partial<EmailText>) =>
  parts.every((part) => change[part] !== undefined)
    ? `Subject, opening and closing; the subject is “${shortened(change.subject ?? '')}”.`
    : parts
        .filter((part) => change[part] !== undefined)
        .map(
          (part) =>
            `${labels[part]}: ${change[part] ? `“${shortened(change[part])}”` : 'nothing'}.`,
        )
        .join(' ');

const only = (change: Partial<EmailText>, stored: EmailText): Partial<EmailText> =>
  Object.fromEntries(
    parts.filter((part) => change[part] !== undefined).map((part) => [part, stored[part]]),
  );

/** Edits what an email says, with its preview. Each field saves on blur. */
export function EmailTextForm({ stored }: { stored: StoredEmailText }) {
  const client = useQueryClient();
  const { email, version, shipped } = stored;
  const query = emailTextQuery(email);
  const setting = useSetting(stored, {
    queryKey: query.queryKey,
    readAgain: () => readNow(client, query),
    save: (change: Partial<EmailText> & { version: number }) => saveEmailText({ email, ...change }),
    asIn: (settings: StoredEmailText, change: Partial<EmailText>) => only(change, settings),
    words,
    refresh: () => client.invalidateQueries({ queryKey: emailTextsQuery.queryKey, exact: true }),
  });
  const [drafts, setDrafts] = useState<Partial<Record<EmailTextPart, string | null>>>({});
  const typed = (part: EmailTextPart) => drafts[part] ?? stored[part];
  const draft = {
    email,
    subject: typed('subject'),
    opening: typed('opening'),
    closing: typed('closing'),
  };
  const valid = emailDraftSchema.safeParse(draft).data;
  const test = useMutation({
    mutationFn: sendEmailDraft,
    scope: setting.scope,
    onSuccess: ({ to, problem }) =>
      showToast({
        title: problem === null ? 'Email Sent' : 'Not Sent',
        description: problem ?? `It is on its way to ${to}, with a sample call and lead.`,
        ...(problem !== null && { variant: 'destructive' }),
      }),
    onError: (error) =>
      showFailure(error, {
        title: 'Not Sent',
        fallback: 'The email could not be sent. Please try again.',
      }),
  });

  /** The last edited text, where fields are inserted. */
  const target = useRef<TextControl>(null);
  const fieldOf = (part: EmailTextPart) => ({
    name: part,
    id: `email-${part}`,
    label: labels[part],
    saved: stored[part],
    onFocus: ({ currentTarget }: FocusEvent<TextControl>) => {
      target.current = currentTarget;
    },
    onDraft: (text: string | null) => setDrafts((all) => ({ ...all, [part]: text })),
    problemIn: (text: string) =>
      saveEmailTextSchema.safeParse({ email, version, [part]: text }).error?.issues[0]?.message,
    onSave: (text: string) => setting.mutateAsync({ [part]: text }),
  });

  const isAsShipped = parts.every((part) => typed(part) === shipped[part]);
  /** Incremented when drafts are dropped, to remount the fields. */
  const [attempt, setAttempt] = useState(0);
  function restore(): void {
    setting.mutate(shipped);
    setDrafts({});
    setAttempt(attempt + 1);
  }

  return (
    <div className="grid w-full items-start gap-8 xl:grid-cols-[minmax(0,1fr)_600px]">
      <div className="grid gap-4">
        <SavedField
          key={`subject ${attempt}`}
          {...fieldOf('subject')}
          required
          maxLength={maxLengths.replySubject}
        />
        <SavedField
          key={`opening ${attempt}`}
          {...fieldOf('opening')}
          required
          rows={8}
          maxLength={maxLengths.emailText}
        />
        <SavedField
          key={`closing ${attempt}`}
          {...fieldOf('closing')}
          rows={5}
          maxLength={maxLengths.emailText}
        />
        <FieldChips
          legend="Insert a field, filled in each email"
          fields={emailTextFields[email]}
          target={target}
          fallbackId="email-opening"
        />
        <Actions>
          <ActionButton
            isBlocked={!valid || test.isPending}
            onClick={() => valid && test.mutate(valid)}
          >
            Send me this
          </ActionButton>
          <ActionButton isBlocked={isAsShipped} onClick={restore}>
            Reset to default
          </ActionButton>
        </Actions>
      </div>
      <EmailDraftPreview draft={draft} />
    </div>
  );
}
