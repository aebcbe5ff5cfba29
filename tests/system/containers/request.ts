import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  text: string;
}

interface AskOptions {
  timeoutMs?: number;
  headers?: Record<string, string>;
}

/**
 * One request on a connection of its own. A gateway that reloads its configuration closes idle connections; a browser
 * then resends what it had just written to one, while `fetch` fails.
 */
export async function ask(
  url: string,
  body?: unknown,
  { timeoutMs = 30_000, headers = {} }: AskOptions = {},
): Promise<Answer> {
  const sent = request(url, {
    agent: false,
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error(`No answer from ${url}`);
  return { status: answer.statusCode ?? 0, text: await text(answer) };
}
