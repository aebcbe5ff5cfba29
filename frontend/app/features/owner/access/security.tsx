import type { OwnerSession } from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { Moment } from '~/ui/desk/moment';
import { showFailure } from '~/ui/desk/show-failure';
import { TitledSection } from '~/ui/desk/titled-section';
import { showToast } from '~/ui/toast';
import { deviceLabel } from './device-label';
import { PasswordForm } from './password-form';
import { endOtherSessions, endSession, sessionsQuery } from './queries';
import { RecoveryAddress } from './recovery-address';

/** The passwords of both gates, what replaces a lost one, and who is logged in with them. */
export function Security() {
  const sessions = useQuery(sessionsQuery);
  return (
    <TitledSection title="Security">
      <Actions>
        <PasswordForm gate="admin" />
        <PasswordForm gate="rankings" />
      </Actions>
      <div className="grid w-full">
        <RecoveryAddress />
      </div>
      <div className="grid w-full justify-items-start gap-3">
        <AsyncSection query={sessions} what="The sessions">
          {(found) => <Sessions sessions={found} />}
        </AsyncSection>
      </div>
    </TitledSection>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnerSession[] }) {
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: (session: OwnerSession | 'others') =>
      session === 'others' ? endOtherSessions() : endSession(session.id),
    onSuccess: (_, session) => {
      // The pressed button is gone by then.
      title.current?.focus();
      showToast({
        title: 'Logged Out',
        description:
          session === 'others'
            ? 'All other devices have been logged out.'
            : `${nameOf(session)} is no longer logged in.`,
      });
    },
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Log Out',
        fallback: 'The session couldn’t be ended. Please try again.',
      }),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  const hasOthers = sessions.some(({ isThisOne }) => !isThisOne);

  return (
    <>
      <h4
        ref={title}
        id="sessions"
        tabIndex={-1}
        className="font-sans font-semibold text-[length:1rem]"
      >
        Logged in
      </h4>
      <ul aria-labelledby="sessions" className="w-full border-t border-sand">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex items-center justify-between gap-4 border-b border-sand py-2"
          >
            <span className="grid">
              <span>
                {nameOf(session)}
                {session.isThisOne && <strong> · this browser</strong>}
              </span>
              <span id={`session-${session.id}`} className="text-fine text-slate">
                <Details session={session} />
              </span>
            </span>
            {!session.isThisOne && (
              <ActionButton
                aria-label={`Log out ${nameOf(session)}`}
                aria-describedby={`session-${session.id}`}
                isBlocked={end.isPending}
                onClick={() => end.mutate(session)}
              >
                Log out
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <ActionButton onClick={() => setAsking(true)}>Log out all other devices</ActionButton>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Log out all other devices?"
          confirm="Log out all others"
          cancel="Keep them"
          busy={end.isPending}
          onConfirm={() => end.mutate('others')}
          onCancel={() => setAsking(false)}
        >
          <p>
            They will need the password to log in again. If someone may know your password, change
            it instead.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const nameOf = ({ userAgent }: OwnerSession) =>
  userAgent === '' ? 'Unknown browser' : deviceLabel(userAgent);

/** Which gates, since when, and from which network. */
function Details({ session }: { session: OwnerSession }) {
  const { gates, since, lastSeenAt, isThisNetwork } = session;
  const where =
    isThisNetwork === null ? '' : isThisNetwork ? ', from this network' : ', from another network';
  return (
    <>
      {gates.includes('admin') ? 'Desk' : 'Rankings'}
      {since && (
        <>
          {' '}
          since <Moment at={since} />
        </>
      )}
      {where}
      {/* Only use of the desk is recorded. */}
      {gates.includes('admin') && (
        <>
          , last seen <Moment at={lastSeenAt} />
        </>
      )}
    </>
  );
}
