import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Header lines as sent, to see duplicates. */
  rawHeaders: string[];
  body: Buffer;
  text: string;
}

export interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** One request on a connection of its own; nothing is decompressed, followed or retried. */
export function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = question;
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const all = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: all,
            text: all.toString(),
          });
        });
      },
    );
    // The gateway may answer and close before it has read everything, as it does for too large a body.
    let answered = false;
    outgoing.on('response', () => {
      answered = true;
    });
    outgoing.on('error', (error) => {
      if (!answered) reject(error);
    });
    outgoing.end(body);
  });
}

export function postJson(
  port: number,
  path: string,
  value: unknown,
  headers = {},
): Promise<Answer> {
  return ask(port, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });
}

/** Sends bytes as they are, for requests that no HTTP client would make, and reads until the gateway closes. */
export async function askRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

/** How many times the answer has this header. */
export function countHeader(answer: Answer, name: string): number {
  return answer.rawHeaders.filter(
    (entry, index) => index % 2 === 0 && entry.toLowerCase() === name.toLowerCase(),
  ).length;
}
