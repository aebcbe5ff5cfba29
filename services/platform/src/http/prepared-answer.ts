import { createHash } from 'node:crypto';
import * as z from 'zod';
import { describeIssue, ResponseSchemaError } from '../errors/response-schema-error.js';

/**
 * A JSON answer for many callers: checked against its contract and written once. `ResponseSchemaInterceptor` sends it
 * with its ETag, or 304 to a caller that has it.
 */
export class PreparedAnswer<Body> {
  /** Of the body alone, so that all replicas send the same. */
  readonly etag: string;
  readonly json: Buffer;

  private constructor(
    /** As it was before the contract was applied. */
    readonly body: Body,
    sent: unknown,
  ) {
    this.json = Buffer.from(JSON.stringify(sent));
    this.etag = `"${createHash('sha256').update(this.json).digest('base64url')}"`;
  }

  /** Throws what a route throws whose answer breaks its contract. */
  static of<Schema extends z.core.$ZodType>(
    schema: Schema,
    body: z.input<Schema>,
  ): PreparedAnswer<z.input<Schema>> {
    const { data, error } = z.safeParse(schema, body);
    if (error) throw new ResponseSchemaError(error.issues.map(describeIssue));
    return new PreparedAnswer(body, data);
  }
}
