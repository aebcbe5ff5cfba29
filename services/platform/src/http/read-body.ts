import type { Readable } from 'node:stream';
import { PayloadTooLargeException } from '@nestjs/common';

/** Reads an upload. Throws 413, naming the limit, as soon as it is exceeded. */
export async function readBody(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) {
      const megabytes = Math.floor(maxBytes / 1024 / 1024);
      throw new PayloadTooLargeException(`This file is larger than ${megabytes} MB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
