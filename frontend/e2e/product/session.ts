import { apiPaths, type Gate } from '@agency/contracts';
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

/** Signs in without the gate's page. */
export async function openSession(request: APIRequestContext, gate: Gate): Promise<void> {
  const answer = await request.post(apiPaths.session, {
    headers: { origin: requireProduct().baseUrl },
    data: { gate, password: passwordOf(gate) },
  });
  await expect(answer).toBeOK();
}
