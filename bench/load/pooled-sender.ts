/** A program: sends a mail, given as JSON on stdin, over and over through nodemailer's pool; prints mails/s. */
import { text } from 'node:stream/consumers';
import { createTransport, type SendMailOptions } from 'nodemailer';

export interface PooledLoad {
  url: string;
  connections: number;
  count: number;
  mail: SendMailOptions;
}

if (import.meta.main) {
  const load: PooledLoad = JSON.parse(await text(process.stdin));
  const { url, connections, count, mail } = load;
  const transport = createTransport({ pool: true, url, maxConnections: connections });
  const began = performance.now();
  let left = count;
  const sendAll = async () => {
    while (left > 0) {
      left -= 1;
      await transport.sendMail(mail);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendAll));
  console.log(count / ((performance.now() - began) / 1000));
  transport.close();
}
