import type { Lead, ReplyTemplate } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ActionButton } from '~/ui/desk/action-button';
import {
  Menu,
  MenuArrow,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '~/ui/desk/menu';
import { deskLink } from '../../shared/paths';
import { timelineQuery } from '../../shared/queries/leads';
import { replyTemplatesQuery } from '../../shared/queries/replies';
import { type ReplyDraft, replyDrafts, startReply } from './reply-draft';

const ReplyDialog = lazy(() => import('./reply-dialog'));

interface ReplyMenuProps {
  lead: Lead;
  /** One of several on the page: says whom it answers, and leaves the emphasis to another button. */
  isInList?: boolean;
}

/** Writes to the lead: from a template, or from scratch. Opens itself when the address says so: `?lead=…&reply=1`. */
export function ReplyMenu({ lead, isInList = false }: ReplyMenuProps) {
  const client = useQueryClient();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('reply') === '1' && params.get('lead') === String(lead.id);
  const isShown = isOpen || isAsked;
  const [draft, setDraft] = useState<ReplyDraft>();
  const { data: templates, isError } = useQuery({ ...replyTemplatesQuery, enabled: isShown });
  const kept = replyDrafts.get(lead.id);

  if (lead.email === null) {
    return (
      <ActionButton disabled title="This lead has no email address.">
        Reply: no email address
      </ActionButton>
    );
  }

  function write(template?: ReplyTemplate): void {
    const timeline = client.getQueryData(timelineQuery(lead.id).queryKey);
    setDraft(startReply({ lead, template, timeline }));
  }

  function show(isWanted: boolean): void {
    setOpen(isWanted);
    if (isWanted || !isAsked) return;
    const others = new URLSearchParams(params);
    others.delete('reply');
    setParams(others, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <Menu open={isShown} onOpenChange={show}>
        <MenuTrigger asChild>
          <ActionButton ref={trigger} isPrimary={!isInList}>
            Reply
            {isInList && <span className="sr-only">: {lead.name}</span>}
            <MenuArrow />
          </ActionButton>
        </MenuTrigger>
        <MenuContent className="max-h-[70dvh] min-w-56 overflow-y-auto" align="start">
          {kept && (
            <MenuItem onSelect={() => setDraft(kept)}>
              <strong>Continue your draft</strong>
            </MenuItem>
          )}
          {templates?.map((template) => (
            <MenuItem key={template.id} onSelect={() => write(template)}>
              <bdi>{template.name}</bdi>
            </MenuItem>
          ))}
          {!templates && (
            <MenuLabel>
              {isError ? 'The templates could not be loaded.' : 'Loading templates …'}
            </MenuLabel>
          )}
          <MenuItem onSelect={() => write()}>Blank email</MenuItem>
          <MenuSeparator />
          <MenuItem asChild>
            <Link to={deskLink.tab('settings')}>Edit templates</Link>
          </MenuItem>
        </MenuContent>
      </Menu>
      {draft && (
        <Suspense>
          <ReplyDialog
            lead={{ id: lead.id, name: lead.name, email: lead.email }}
            start={draft}
            onClose={() => {
              setDraft(undefined);
              trigger.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
