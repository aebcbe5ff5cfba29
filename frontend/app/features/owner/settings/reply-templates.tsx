import type { ReplyTemplate } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { useReversible } from '~/ui/desk/use-reversible';
import {
  addReplyTemplate,
  deleteReplyTemplate,
  refreshReplyTemplates,
  replyTemplatesQuery,
} from '../shared/queries/replies';
import { ReplyTemplateForm } from './reply-template-form';
import styles from './reply-templates.module.css';

/** What replies to leads can begin as. */
export function ReplyTemplates() {
  const query = useQuery({ ...replyTemplatesQuery, refetchOnMount: 'always' });
  return (
    <section aria-labelledby="reply-templates" className={styles.root}>
      <h3 id="reply-templates">Reply templates</h3>
      <p>What a reply to a lead can begin as. You see and change the text before it is sent.</p>
      <AsyncSection
        query={query}
        what="Your templates"
        loading={<output>Loading your templates …</output>}
      >
        {(templates) => <TemplateList templates={templates} />}
      </AsyncSection>
    </section>
  );
}

function TemplateList({ templates }: { templates: readonly ReplyTemplate[] }) {
  const [open, setOpen] = useState<number | 'new'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <ul className={styles.list}>
        {templates.map((template) => (
          <li key={template.id}>
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
      title: 'Not Deleted',
      fallback: 'The template could not be deleted. Please try again.',
    },
  });

  return (
    <div className={styles.row}>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <bdi className="text-fine text-slate">{subject}</bdi>
      </div>
      <Actions>
        <ActionButton onClick={onEdit}>
          Edit<span className="sr-only">: {name}</span>
        </ActionButton>
        <ActionButton aria-disabled={isPending} onClick={() => !isPending && mutate()}>
          Delete<span className="sr-only">: {name}</span>
        </ActionButton>
      </Actions>
    </div>
  );
}
