import type { ReplyTemplate } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { TitledSection } from '~/ui/desk/titled-section';
import { useReversible } from '~/ui/desk/use-save';
import {
  addReplyTemplate,
  deleteReplyTemplate,
  refreshReplyTemplates,
  replyTemplatesQuery,
} from './queries';
import { ReplyTemplateForm } from './reply-template-form';

/** The starting points for replies to leads. */
export function ReplyTemplates() {
  const query = useQuery({ ...replyTemplatesQuery, refetchOnMount: 'always' });
  return (
    <TitledSection title="Reply templates">
      <p>Starting points for replies to leads. You can edit the text before it’s sent.</p>
      <AsyncSection query={query} what="Your templates">
        {(templates) => <TemplateList templates={templates} />}
      </AsyncSection>
    </TitledSection>
  );
}

function TemplateList({ templates }: { templates: readonly ReplyTemplate[] }) {
  const [open, setOpen] = useState<number | 'new'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <ul className="grid w-full">
        {templates.map((template) => (
          <li key={template.id} className="border-b border-sand py-3">
            {open === template.id ? (
              <ReplyTemplateForm template={template} onClose={close} />
            ) : (
              <TemplateRow template={template} onEdit={() => setOpen(template.id)} />
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <ReplyTemplateForm onClose={close} />
      ) : (
        <ActionButton onClick={() => setOpen('new')}>Add template</ActionButton>
      )}
    </>
  );
}

interface TemplateRowProps {
  template: ReplyTemplate;
  onEdit: () => void;
}

function TemplateRow({ template, onEdit }: TemplateRowProps) {
  const client = useQueryClient();
  const { id, name, subject, body } = template;
  const { isPending, mutate } = useReversible({
    run: () => deleteReplyTemplate(id),
    done: () => `Template Deleted: ${name}`,
    undo: () => addReplyTemplate({ name, subject, body }),
    refresh: () => refreshReplyTemplates(client),
    failure: {
      title: 'Couldn’t Delete Template',
      fallback: 'The template couldn’t be deleted. Please try again.',
    },
  });

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 flex-[1_1_14rem] wrap-anywhere">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <bdi className="text-fine text-slate">{subject}</bdi>
      </div>
      <Actions>
        <ActionButton onClick={onEdit}>
          Edit<span className="sr-only">: {name}</span>
        </ActionButton>
        <ActionButton isBlocked={isPending} onClick={() => mutate()}>
          Delete<span className="sr-only">: {name}</span>
        </ActionButton>
      </Actions>
    </div>
  );
}
