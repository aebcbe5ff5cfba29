import { createServer } from 'node:net';

const int32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const int16 = (value) => int32(value).subarray(2);
const text = (value) => Buffer.from(`${value}\0`);
const message = (type, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};

const isOpen = message('R', int32(0));
const isIdle = message('Z', Buffer.from('I'));
const isParsed = message('1');
const isBound = message('2');
const isDone = message('C', text('SELECT 0'));
const noRows = message('T', int16(0));
/** What TypeORM asks before anything else. */
const facts = { version: 'PostgreSQL 17.0', current_schema: 'public' };
const isAboutServer = /version\(\)|current_schema\(\)/;
const aboutServer = Buffer.concat([
  message(
    'T',
    int16(Object.keys(facts).length),
    ...Object.keys(facts).flatMap((name) => [
      text(name),
      ...[int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)],
    ]),
  ),
  message(
    'D',
    int16(Object.keys(facts).length),
    ...Object.values(facts).flatMap((value) => [int32(value.length), Buffer.from(value)]),
  ),
]);

/** Answers every statement with no rows, in PostgreSQL's protocol: enough for a service to start. */
export async function startPostgresStandIn() {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    let hasStarted = false;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      for (;;) {
        const head = hasStarted ? 1 : 0;
        if (received.length < head + 4) return;
        const end = head + received.readInt32BE(head);
        if (received.length < end) return;
        const type = hasStarted ? String.fromCharCode(received[0]) : 'startup';
        const body = received.toString('latin1', head + 4, end);
        received = received.subarray(end);
        hasStarted = true;
        socket.write(answerTo(type, body));
      }
    });
  });
  await new Promise((settle) => server.listen(0, '127.0.0.1', settle));
  server.unref();
  return server.address();
}

function answerTo(type, body) {
  switch (type) {
    case 'startup':
      return Buffer.concat([isOpen, isIdle]);
    case 'Q':
      return Buffer.concat([isAboutServer.test(body) ? aboutServer : noRows, isDone, isIdle]);
    case 'P':
      return isParsed;
    case 'B':
      return isBound;
    case 'D':
      return noRows;
    case 'E':
      return isDone;
    case 'S':
      return isIdle;
    default:
      return Buffer.alloc(0);
  }
}
