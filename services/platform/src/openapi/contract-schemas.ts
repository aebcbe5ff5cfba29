import * as contracts from '@agency/contracts';
import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Every contract by the name of its type in the code. */
const names = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contracts)) {
  if (typeof value === 'object' && '_zod' in value) {
    const id = name.replace(/Schema$/, '');
    names.add(value, { id: `${id.charAt(0).toUpperCase()}${id.slice(1)}` });
  }
}

/** Converts schemas to JSON Schema and collects the contracts they reference. */
export class ContractSchemas {
  readonly components: Record<string, JsonSchema> = {};

  /** The schema's input: the data as sent, before any transform. */
  describe(schema: z.core.$ZodType): JsonSchema {
    const { $schema, $defs, ...root } = z.toJSONSchema(schema, {
      metadata: names,
      io: 'input',
      unrepresentable: 'any',
      // The format already implies it.
      override: ({ jsonSchema }) => {
        if (jsonSchema.format) delete jsonSchema.pattern;
      },
    });
    for (const [name, component] of Object.entries($defs ?? {})) {
      this.components[name] = rewriteRefs(component);
    }
    return rewriteRefs(root);
  }

  /** The collected contracts that `paths` references, directly or indirectly. Queries are described field by field. */
  referencedFrom(paths: object): Record<string, JsonSchema> {
    const referenced: Record<string, JsonSchema> = {};
    const collect = (part: object) => {
      for (const [, name = ''] of JSON.stringify(part).matchAll(
        /"#\/components\/schemas\/(\w+)"/g,
      )) {
        const component = this.components[name];
        if (!component || referenced[name]) continue;
        referenced[name] = component;
        collect(component);
      }
    };
    collect(paths);
    return referenced;
  }

  /** An object's fields by name, and which of them are required. */
  fields(schema: z.core.$ZodType): { name: string; required: boolean; schema: JsonSchema }[] {
    const { $ref, ...inline } = this.describe(schema);
    const object = $ref ? this.components[$ref.slice(refPrefix.length)] : inline;
    return Object.entries(object?.properties ?? {}).map(([name, field]) => ({
      name,
      required: object?.required?.includes(name) ?? false,
      schema: typeof field === 'boolean' ? {} : field,
    }));
  }
}

const refPrefix = '#/components/schemas/';

/** Points the references of zod's JSON Schema into the document. */
function rewriteRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${refPrefix}`));
}
