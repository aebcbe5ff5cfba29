import { apiPaths } from '@agency/contracts';

/** Logs in as the owner; returns the cookies for her requests. */
export async function signIn(
  url: string,
  gate: 'admin' | 'rankings',
  password: string,
): Promise<string> {
  const answer = await fetch(url + apiPaths.session, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gate, password }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  if (!answer.ok || cookies.length === 0) {
    throw new Error(`Logging in was answered with ${answer.status}`);
  }
  return cookies.join('; ');
}
