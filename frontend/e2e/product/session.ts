import { apiPaths, type Gate, sessionResponseSchema } from '@agency/contracts';
import { type APIRequestContext, expect } from '@playwright/test';
import { requireProduct } from './settings.ts';

const passwordVariables = { admin: 'ADMIN_PASSWORD', rankings: 'RANKINGS_PASSWORD' };

/** The owner's password at this gate of the throw-away product. */
export function passwordOf(gate: Gate): string {
  const name = passwordVariables[gate];
  const password = process.env[name];
  if (!password) throw new Error(`${name} is not set: see infra/test.`);
  return password;
}

/**
 * Logs in without the gate's page, unless the browser is logged in: a new session ends the one before, whose requests may be
 * under way.
 */
export async function openSession(request: APIRequestContext, gate: Gate): Promise<void> {
  const current = await request.get(apiPaths.session);
  if (sessionResponseSchema.parse(await current.json()).gates.includes(gate)) return;
  const answer = await request.post(apiPaths.session, {
    headers: { origin: requireProduct().baseUrl },
    data: { gate, password: passwordOf(gate) },
  });
  await expect(answer).toBeOK();
}

/** Gives the desk its former password back. */
export async function restorePassword(request: APIRequestContext, current: string): Promise<void> {
  const answer = await request.put(`${apiPaths.passwords}/admin`, {
    headers: { origin: requireProduct().baseUrl },
    data: { current, next: passwordOf('admin') },
  });
  await expect(answer).toBeOK();
}
