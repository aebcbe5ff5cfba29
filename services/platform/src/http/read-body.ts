import { Readable } from 'node:stream';
import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';

/** Throws 413, naming the limit, as soon as it is exceeded. */
async function readBody(stream: Readable, maxBytes: number): Promise<Buffer> {
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

/** Reads the upload of a route that takes `streamUploads`. Throws 413 for one that is too large, 415 for another body. */
export async function readUpload(
  body: unknown,
  maxBytes: number,
  whatToUpload: string,
): Promise<Buffer> {
  if (body instanceof Readable) return readBody(body, maxBytes);
  throw new UnsupportedMediaTypeException(whatToUpload);
}
