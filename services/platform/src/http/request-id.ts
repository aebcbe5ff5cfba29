import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Only an id of the gateway's form is believed; anything else could be an injection into a log. */
const requestIdPattern = /^[A-Za-z0-9-]{8,64}$/;

/** The gateway's id of this request, or a new one. Also kept on the raw request, where the logger looks for it. */
export function requestIdOf(request: IncomingMessage & { id?: unknown }): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
  request.id = id;
  return id;
}
