import type { Gate } from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '~/lib/api-error';
import { createQueryClient } from '~/lib/query-client';
import { sessionStore } from '~/lib/storage';
import { showToast } from '~/ui/toast';
import { getSession, signOut } from './api';
import { gateTexts } from './gate-texts';

/** `asking`: the server has not answered yet. `expired`: it was open, and the page behind is kept. */
type GateState = 'asking' | 'closed' | 'open' | 'expired';

const maxConfirmMs = 10_000;

interface UsedGate {
  state: GateState;
  /** Whether it was open when the page was left, as far as this browser remembers. */
  wasOpen: boolean;
  /** Whether a link can be emailed that opens it. */
  canRecover: boolean;
  queryClient: QueryClient;
  /** After a right password. False if the browser has not kept the session's cookie. */
  enter: () => Promise<boolean>;
  leave: () => Promise<void>;
}

/** The state of one gate in this browser. The server's answer always takes precedence. */
export function useGate(gate: Gate): UsedGate {
  const [state, setState] = useState<GateState>('asking');
  const [wasOpen] = useState(() => readGateHint(gate));
  const [canRecover, setCanRecover] = useState(false);
  const [queryClient] = useState(() =>
    createQueryClient({
      onSignedOut: () => void expireUnlessOpen(),
    }),
  );

  /** The refused request may have been sent with the cookie that a new password has just replaced. */
  async function expireUnlessOpen(): Promise<void> {
    const session = await askSession();
    if (!session?.gates.includes(gate)) setState((now) => (now === 'open' ? 'expired' : now));
  }

  useEffect(() => {
    const leaving = new AbortController();
    getSession(leaving.signal).then(
      ({ gates, canRecover = false }) => {
        setCanRecover(canRecover);
        setState(gates.includes(gate) ? 'open' : 'closed');
      },
      () => {
        // The owner can still try: logging in reports the problem.
        if (!leaving.signal.aborted) setState('closed');
      },
    );
    return () => leaving.abort();
  }, [gate]);

  useEffect(() => {
    if (state === 'open' || state === 'closed') writeGateHint(gate, state === 'open');
  }, [gate, state]);

  async function enter(): Promise<boolean> {
    const session = await askSession();
    if (session && !session.gates.includes(gate)) return false;
    showToast({ title: 'Access Granted', description: gateTexts[gate].welcome });
    setState('open');
    void queryClient.invalidateQueries();
    return true;
  }

  async function leave(): Promise<void> {
    try {
      await signOut(gate);
    } catch (error) {
      const description = sentenceOf(error) ?? 'You’re still logged in. Please try again.';
      showToast({ title: 'Error', description, variant: 'destructive' });
      return;
    }
    queryClient.clear();
    setState('closed');
    showToast({ title: 'Logged Out', description: gateTexts[gate].goodbye });
    // The server does not say while the desk is open.
    const session = await askSession();
    setCanRecover(session?.canRecover ?? false);
  }

  return { state, wasOpen, canRecover, queryClient, enter, leave };
}

/** Undefined without an answer. */
const askSession = () => getSession(AbortSignal.timeout(maxConfirmMs)).catch(() => undefined);

const keyOf = (gate: Gate) => `${gate}-authenticated`;

/**
 * Remembers for this browser session that a gate was open. Only a hint of what to render while the server is asked: it
 * grants no access.
 */
function readGateHint(gate: Gate): boolean {
  return sessionStore.get(keyOf(gate)) === 'true';
}

function writeGateHint(gate: Gate, isOpen: boolean): void {
  if (isOpen) sessionStore.set(keyOf(gate), 'true');
  else sessionStore.remove(keyOf(gate));
}
