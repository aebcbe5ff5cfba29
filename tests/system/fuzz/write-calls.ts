import { z } from 'zod';

/** The parts of JSON Schema that are used to make bodies that a call accepts. */
const jsonSchema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
  get oneOf() {
    return z.array(jsonSchema).optional();
  },
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  required: z.array(z.string()).optional(),
  get items() {
    return jsonSchema.optional();
  },
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
});
export type JsonSchema = z.infer<typeof jsonSchema>;

const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z
          .object({
            content: z.object({ 'application/json': z.object({ schema: jsonSchema }).optional() }),
          })
          .optional(),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
});

const writes = ['post', 'put', 'patch', 'delete'] as const;

/** A call that changes something. */
export interface WriteCall {
  /** In capitals. */
  method: string;
  /** Such as `/api/contacts/{id}`. */
  path: string;
  /** Of its body; undefined when it has none, or none in JSON. */
  body: JsonSchema | undefined;
  /** What the body refers to, by `$ref`. */
  schemas: Record<string, JsonSchema>;
}

/** The write calls of a service's OpenAPI document. */
export function writeCalls(openApi: unknown): WriteCall[] {
  const { paths, components } = document.parse(openApi);
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [
      `#/components/schemas/${name}`,
      schema,
    ]),
  );
  return Object.entries(paths).flatMap(([path, operations]) =>
    writes.flatMap((method) => {
      const operation = operations[method];
      if (!operation) return [];
      const body = operation.requestBody?.content['application/json']?.schema;
      return [{ method: method.toUpperCase(), path, body, schemas }];
    }),
  );
}
