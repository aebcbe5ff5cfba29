import {
  fillReply,
  maxLengths,
  type ReplyTemplate,
  type ReplyTemplateFields,
  replyFields,
  replyTemplateFieldsSchema,
} from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useRef } from 'react';
import { ApiError } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { ChangedElsewhere, useTypedText } from '~/ui/desk/changed-elsewhere';
import { useUnsavedWork } from '~/ui/desk/unsaved-work';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextArea, TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { FieldChips } from '../../texts/field-chips';
import { addReplyTemplate, refreshReplyTemplates, updateReplyTemplate } from './queries';

const sampleLead = { id: 2 ** 40, name: 'Dana Fields', company: 'Fields Plumbing' };
const empty: ReplyTemplateFields = { name: '', subject: '', body: '' };

interface ReplyTemplateFormProps {
  /** Absent when adding a new one. */
  template?: ReplyTemplate;
  onClose: () => void;
}

/** Edits a template, with fields to insert and a preview. */
export function ReplyTemplateForm({ template, onClose }: ReplyTemplateFormProps) {
  const client = useQueryClient();
  const { name, subject, body } = template ?? empty;
  const { form, field, isDirty, isSaving, rootError, undo, submit } = useDraftForm({
    schema: replyTemplateFieldsSchema,
    values: { name, subject, body },
    save: async (fields) => {
      try {
        return await (template
          ? updateReplyTemplate(template.id, { ...fields, version: template.version })
          : addReplyTemplate(fields));
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await refreshReplyTemplates(client);
        throw error;
      }
    },
    onSaved: async (saved) => {
      await refreshReplyTemplates(client);
      showToast({ title: 'Template Saved', description: saved.name });
      onClose();
    },
    failure: {
      title: 'Couldn’t Save Template',
      fallback: 'The template couldn’t be saved. Please try again.',
    },
  });
  useUnsavedWork(isDirty);
  const { isChangedElsewhere } = useTypedText(template?.version, { isTyped: isDirty, isSaving });

  /** The last used text field, where fields are inserted. */
  const target = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const aim = ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    target.current = currentTarget;
  };

  const fill = (text: string) => fillReply(text, sampleLead, { siteUrl: window.location.origin });
  const typed = form.watch();

  return (
    <form
      noValidate
      className="grid w-full gap-3"
      aria-label={template ? `Template: ${template.name}` : 'New template'}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChangedElsewhere) void submit();
      }}
    >
      <TextField label="Name" required maxLength={maxLengths.templateName} {...field('name')} />
      <TextField
        label="Subject"
        required
        maxLength={maxLengths.replySubject}
        onFocus={aim}
        {...field('subject')}
      />
      <TextArea
        id="template-body"
        label="Text"
        required
        rows={10}
        maxLength={maxLengths.replyBody}
        onFocus={aim}
        {...field('body')}
      />
      <FieldChips
        legend="Insert a field, filled in from the lead"
        fields={replyFields}
        target={target}
        fallbackId="template-body"
      />
      <details className="[&_p]:whitespace-pre-wrap [&_p]:wrap-anywhere">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-channel">
          Preview for a sample lead
        </summary>
        <p>
          <strong>{fill(typed.subject)}</strong>
        </p>
        <p>{fill(typed.body)}</p>
      </details>
      {rootError && <p role="alert">{rootError}</p>}
      {isChangedElsewhere && (
        <ChangedElsewhere
          theirs={[name, subject, body].join('\n\n')}
          onKeepMine={() => void submit()}
          onTakeTheirs={undo}
        />
      )}
      <Actions>
        <Button
          type="submit"
          size="compact"
          busy={isSaving}
          disabled={!isDirty || isChangedElsewhere}
        >
          Save template
        </Button>
        <ActionButton disabled={isSaving} onClick={onClose}>
          {isDirty ? 'Discard changes' : 'Close'}
        </ActionButton>
      </Actions>
    </form>
  );
}
