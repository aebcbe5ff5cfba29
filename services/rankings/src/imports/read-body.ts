import type { Readable } from 'node:stream';
import { PayloadTooLargeException } from '@nestjs/common';

/** Reads an upload. Throws as soon as it exceeds the limit. */
export async function readBody(stream: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) throw new PayloadTooLargeException('This file is larger than 2 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
