import { createReplyRequestSchema, maxLengths } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/desk/dialog';
import { isSubmitKey } from '~/ui/desk/submit-key';
import { useUnsavedWork } from '~/ui/desk/unsaved-work';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextArea, TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { refreshEmails } from '../../emails/queries';
import { sendReply } from './queries';
import { type ReplyDraft, replyDrafts } from './reply-draft';

interface ReplyDialogProps {
  lead: { id: number; name: string; email: string };
  start: ReplyDraft;
  onClose: () => void;
}

/** The email as it will be sent. Closing keeps it as a draft. */
export default function ReplyDialog({ lead, start, onClose }: ReplyDialogProps) {
  const client = useQueryClient();
  // Memoized: the form's reset values must not change while it is open.
  const [values] = useState(start);
  const { form, field, isSaving, rootError, onSubmit, submit } = useDraftForm({
    schema: createReplyRequestSchema,
    values,
    save: (body) => sendReply(lead.id, body),
    onSaved: () => {
      replyDrafts.delete(lead.id);
      showToast({ title: 'Reply Sent', description: `To ${lead.name}, ${lead.email}` });
      onClose();
      return refreshEmails(client);
    },
    failure: {
      title: 'Couldn’t Send Reply',
      fallback: 'The reply couldn’t be sent. Your draft is kept. Please try again.',
    },
  });

  useUnsavedWork(true);
  useEffect(() => {
    const watching = form.watch(({ subject = '', body = '' }) => {
      const isEmpty = `${subject}${body}`.trim() === '';
      if (isEmpty) replyDrafts.delete(lead.id);
      else replyDrafts.set(lead.id, { ...values, subject, body });
    });
    return () => watching.unsubscribe();
  }, [form, lead.id, values]);

  function sendByKey(event: KeyboardEvent): void {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    // The panel behind would take the focus.
    event.stopPropagation();
    void submit();
  }

  return (
    <Dialog
      title={
        <>
          Reply to <bdi>{lead.name}</bdi>
        </>
      }
      className="w-168 p-6 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:max-w-none max-md:rounded-none max-md:border-0 max-md:p-4"
      isBusy={isSaving}
      onKeyDown={sendByKey}
      onClose={onClose}
    >
      <form noValidate className="mt-4 grid gap-4" onSubmit={onSubmit}>
        <p className="text-small text-slate [overflow-wrap:anywhere]">
          To <bdi className="font-semibold text-ink">{lead.email}</bdi>. Replies go to your inbox.
        </p>
        <TextField
          label="Subject"
          required
          maxLength={maxLengths.replySubject}
          dir="auto"
          {...field('subject')}
        />
        <TextArea
          label="Message"
          required
          rows={12}
          maxLength={maxLengths.replyBody}
          dir="auto"
          {...field('body')}
        />
        {rootError && <p role="alert">{rootError}</p>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={isSaving}>
            Send
          </Button>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            Close
          </Button>
          <span className="text-fine text-slate">
            <span className="pointer-coarse:hidden">Ctrl + Enter to send. </span>
            Closing keeps your draft.
          </span>
        </div>
      </form>
    </Dialog>
  );
}
