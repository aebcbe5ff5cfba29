import { Readable } from 'node:stream';
import type { UploadRoute } from '@agency/contracts';
import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
  SetMetadata,
  UnsupportedMediaTypeException,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defer, finalize, lastValueFrom } from 'rxjs';
import { turns } from '../timeouts/turns.js';

export const UPLOAD = 'upload';

/** The file that a request brings. */
export interface Upload {
  /** Throws 413 for one that is too large, 415 for another body. */
  read(): Promise<Buffer>;
  /** Aborted once the request is answered or its sender has gone: no one waits for the rest of the work. */
  signal: AbortSignal;
}

/** (!) One file at a time, and each read within its turn, so that the memory of all of them is bounded. */
const inTurn = turns(1);

/** Nginx's status for a sender that has gone. No one sees it. */
const goneStatus = 499;

@Injectable()
class UploadInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const route = this.reflector.get<UploadRoute>(UPLOAD, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const gone = new AbortController();
    const leave = () => gone.abort(new HttpException('The sender has gone.', goneStatus));
    http.getResponse<FastifyReply>().raw.once('close', leave);
    const { body } = request;
    const upload: Upload = { read: () => readUpload(body, route), signal: gone.signal };
    request.body = upload;
    return defer(() => inTurn(() => lastValueFrom(next.handle()), gone.signal)).pipe(
      finalize(leave),
    );
  }
}

/** A route whose body is a file, as the contract's entry says. Its parameter is `@UploadedFile()`. */
export const TakesFile = (route: UploadRoute) =>
  applyDecorators(SetMetadata(UPLOAD, route), UseInterceptors(UploadInterceptor));

/** The request's `Upload`. */
export const UploadedFile = createParamDecorator(
  (_data: undefined, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().body,
);

async function readUpload(body: unknown, { maxBytes, whatToUpload }: UploadRoute): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new UnsupportedMediaTypeException(whatToUpload);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) {
      const megabytes = Math.floor(maxBytes / 1024 / 1024);
      throw new PayloadTooLargeException(`This file is larger than ${megabytes} MB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
