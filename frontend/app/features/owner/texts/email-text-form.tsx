import {
  type EmailDraft,
  type EmailText,
  type EmailTextPart,
  emailDraftSchema,
  emailTextFields,
  maxLengths,
  type StoredEmailText,
  saveEmailTextSchema,
} from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { useSettled } from '~/lib/use-settled';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { ChangedElsewhere, useTypedText } from '~/ui/desk/changed-elsewhere';
import { showFailure } from '~/ui/desk/show-failure';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { settingNotSaved, settingSaved, useSave } from '~/ui/desk/use-save';
import { TextArea, TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { FieldChips } from './field-chips';
import {
  emailDraftQuery,
  emailTextQuery,
  emailTextsQuery,
  saveEmailText,
  sendEmailDraft,
} from './queries';

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

/** Edits what an email says, with its preview. Each field saves on blur. */
export function EmailTextForm({ stored }: { stored: StoredEmailText }) {
  const client = useQueryClient();
  const { email, version, shipped } = stored;
  const setting = useSave(stored, {
    queryKey: emailTextQuery(email).queryKey,
    save: async (change: Partial<EmailText>, basis: StoredEmailText) => {
      const saved = await saveEmailText({ email, version: basis.version, ...change });
      rebase(saved.version);
      return saved;
    },
    done: (change) => settingSaved(words(change)),
    // The list, and this text.
    refresh: () => void client.invalidateQueries({ queryKey: emailTextsQuery.queryKey }),
  });
  const [drafts, setDrafts] = useState<Partial<Record<EmailTextPart, string | null>>>({});
  const typed = (part: EmailTextPart) => drafts[part] ?? stored[part];
  const { isChangedElsewhere, rebase } = useTypedText(version, {
    isTyped: parts.some((part) => typed(part) !== stored[part]),
    isSaving: setting.isPending,
  });
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
        title: problem === null ? 'Email Sent' : 'Couldn’t Send Email',
        description: problem ?? `It’s on its way to ${to}, with a sample call and lead.`,
        ...(problem !== null && { variant: 'destructive' }),
      }),
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Send Email',
        fallback: 'The email couldn’t be sent. Please try again.',
      }),
  });

  /** The last edited text, where fields are inserted. */
  const target = useRef<TextControl>(null);
  const fieldOf = (part: EmailTextPart) => ({
    part,
    stored,
    onFocus: ({ currentTarget }: FocusEvent<TextControl>) => {
      target.current = currentTarget;
    },
    onDraft: (text: string | null) => setDrafts((all) => ({ ...all, [part]: text })),
    onSave: (change: Partial<EmailText>) =>
      isChangedElsewhere
        ? Promise.reject(new Error('The owner has to choose between two texts first.'))
        : setting.mutateAsync(change),
  });

  /** What is typed. A part that is as stored is not part of the change. */
  const mine = (): Partial<EmailText> =>
    Object.fromEntries(
      parts
        .filter((part) => typed(part) !== stored[part])
        .map((part) => [part, typed(part).trim()]),
    );
  const isAsShipped = parts.every((part) => typed(part) === shipped[part]);
  /** Incremented when drafts are dropped, to remount the fields. */
  const [attempt, setAttempt] = useState(0);
  function dropDrafts(): void {
    setDrafts({});
    setAttempt(attempt + 1);
  }

  return (
    <div className="grid w-full items-start gap-8 xl:grid-cols-[minmax(0,1fr)_600px]">
      <div className="grid gap-4">
        {parts.map((part) => (
          <Part key={`${part} ${attempt}`} {...fieldOf(part)} />
        ))}
        {isChangedElsewhere && (
          <ChangedElsewhere
            theirs={parts
              .map((part) => stored[part])
              .filter(Boolean)
              .join('\n\n')}
            onKeepMine={() => setting.mutate(mine())}
            onTakeTheirs={dropDrafts}
          />
        )}
        <FieldChips
          legend="Insert a field, filled in for each email"
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
          <ActionButton
            isBlocked={isAsShipped}
            onClick={() => {
              setting.mutate(shipped);
              dropDrafts();
            }}
          >
            Reset to default
          </ActionButton>
        </Actions>
      </div>
      <EmailDraftPreview draft={draft} />
    </div>
  );
}

interface PartProps {
  part: EmailTextPart;
  stored: StoredEmailText;
  onFocus: (event: FocusEvent<TextControl>) => void;
  /** Called with what is typed; null once it is as stored. */
  onDraft: (typed: string | null) => void;
  /** Reports its success and failure. */
  onSave: (change: Partial<EmailText>) => Promise<unknown>;
}

const rows = { opening: 8, closing: 5 };

function Part({ part, stored, onFocus, onDraft, onSave }: PartProps) {
  const { email, version } = stored;
  const { form, field, isDirty } = useDraftForm({
    schema: z.pipe(
      z.pipe(
        z.record(z.string(), z.string()),
        z.transform((text) => ({ email, version, ...text })),
      ),
      saveEmailTextSchema,
    ),
    values: { [part]: stored[part] },
    save: ({ [part]: text }) => onSave({ [part]: text }),
    submitOn: 'blur',
    hasOwnToast: true,
    failure: settingNotSaved,
  });
  const draft = isDirty ? (form.watch(part) ?? null) : null;
  const tell = useEffectEvent(() => onDraft(draft));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again for each draft
  useEffect(() => tell(), [draft]);
  const props = { id: `email-${part}`, label: labels[part], onFocus, ...field(part) };
  return part === 'subject' ? (
    <TextField {...props} required maxLength={maxLengths.replySubject} />
  ) : (
    <TextArea
      {...props}
      required={part === 'opening'}
      rows={rows[part]}
      maxLength={maxLengths.emailText}
    />
  );
}

/** A draft as it would arrive, in a sandbox: no scripts run and links are disabled. */
function EmailDraftPreview({ draft }: { draft: EmailDraft }) {
  const settled = useSettled(JSON.stringify(draft));
  const { data: valid } = emailDraftSchema.safeParse(JSON.parse(settled));
  const [shown, setShown] = useState(valid);
  // A text that cannot be saved leaves the preview as it was.
  if (valid && JSON.stringify(valid) !== JSON.stringify(shown)) setShown(valid);
  const query = useQuery(emailDraftQuery(shown ?? draft));
  return (
    <section aria-label="Preview" className="grid min-w-0 gap-3">
      <AsyncSection query={query} what="The preview">
        {({ subject, html }) => (
          <>
            <p className="font-semibold wrap-anywhere">{subject}</p>
            <iframe
              title="The email as sent, with a sample lead"
              sandbox=""
              srcDoc={html}
              width={600}
              height={800}
              className="block max-w-full border border-sand"
            />
          </>
        )}
      </AsyncSection>
    </section>
  );
}
