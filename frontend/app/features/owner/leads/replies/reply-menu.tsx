import {
  appointmentMinutes,
  brand,
  easternDateOf,
  type Lead,
  type ReplyTemplateFields,
} from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatBriefDay, formatDayOfYear, formatEasternTime } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { ActionButton } from '~/ui/desk/action-button';
import { Menu, MenuArrow, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '~/ui/desk/menu';
import { timelineQuery } from '../queries';
import { replyTemplatesQuery } from './queries';
import { isAskingForTime, type ReplyDraft, replyDrafts, startReply } from './reply-draft';

const ReplyDialog = lazy(() => import('./reply-dialog'));

interface ReplyMenuProps {
  lead: Lead;
  /** One of several on the page: its label includes the lead, and another button is the primary one. */
  isInList?: boolean;
}

/** Writes to the lead by email, from a template or from scratch. Opens on its own for the address `?lead=…&reply=1`. */
export function ReplyMenu({ lead, isInList = false }: ReplyMenuProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('reply') === '1' && params.get('lead') === String(lead.id);
  const isShown = isOpen || isAsked;
  const [draft, setDraft] = useState<ReplyDraft>();
  const { data: templates, isError } = useQuery({ ...replyTemplatesQuery, enabled: isShown });
  const kept = replyDrafts.get(lead.id);
  const { email } = lead;
  const seeYou = lead.nextCall && seeYouTemplate(lead.nextCall);
  // Someone with a call is not asked to pick a time.
  const offered = seeYou ? templates?.filter((template) => !isAskingForTime(template)) : templates;

  function write(template?: ReplyTemplateFields): void {
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
          <ActionButton
            isPrimary={!isInList}
            aria-label={isInList ? `Reply: ${lead.name}` : undefined}
          >
            {isInList && <ReplyIcon className="sm:hidden" />}
            <span className={isInList ? 'max-sm:hidden' : undefined}>Reply</span>
            <MenuArrow className={isInList ? 'max-sm:hidden' : undefined} />
          </ActionButton>
        </MenuTrigger>
        <MenuContent className="min-w-56" align="start">
          {email === null ? (
            <MenuLabel>This lead has no email address.</MenuLabel>
          ) : (
            <>
              {kept && (
                <MenuItem onSelect={() => setDraft(kept)}>
                  <strong>Continue your draft</strong>
                </MenuItem>
              )}
              {seeYou && <MenuItem onSelect={() => write(seeYou)}>{seeYou.name}</MenuItem>}
              {offered?.map((template) => (
                <MenuItem key={template.id} onSelect={() => write(template)}>
                  <bdi>{template.name}</bdi>
                </MenuItem>
              ))}
              {!templates && (
                <MenuLabel>
                  {isError ? 'The templates couldn’t be loaded.' : 'Loading templates …'}
                </MenuLabel>
              )}
              <MenuItem onSelect={() => write()}>Blank email</MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
      {draft && email !== null && (
        <Suspense>
          <ReplyDialog
            lead={{ id: lead.id, name: lead.name, email }}
            start={draft}
            onClose={() => setDraft(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function ReplyIcon({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={classNames('size-4 shrink-0', className)}
      fill="none"
    >
      <path
        d="M6.5 3 2 7.500l4.500 4.500M2 7.500h7a5 5 0 0 1 5 5v.5"
        stroke="currentColor"
        strokeWidth="1.3"
      />
    </svg>
  );
}

/** What a reply to someone with a call ahead starts as: the time is set, so it asks for nothing. */
function seeYouTemplate({ scheduledAt }: NonNullable<Lead['nextCall']>): ReplyTemplateFields {
  const start = new Date(scheduledAt);
  const day = easternDateOf(start);
  return {
    name: `See you on ${formatBriefDay(day)}`,
    subject: `Our call on ${formatDayOfYear(day)}`,
    body: `Hello {first name},

Thanks for reaching out. I’ve read your request.

See you on ${formatDayOfYear(day)} at ${formatEasternTime(start)} Eastern Time. We have ${appointmentMinutes} minutes.

If there’s anything I should look at first, just reply to this email. I read every reply.

${brand.name}`,
  };
}
