import * as contracts from '@agency/contracts';
import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Every contract under the name that its type has in the code. */
const names = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contracts)) {
  if (typeof value === 'object' && '_zod' in value) {
    const id = name.replace(/Schema$/, '');
    names.add(value, { id: `${id.charAt(0).toUpperCase()}${id.slice(1)}` });
  }
}

/** Converts schemas to JSON Schema and collects the contracts they refer to. */
export class ContractSchemas {
  readonly components: Record<string, JsonSchema> = {};

  /** The schema's input: what travels, before any transform. */
  describe(schema: z.core.$ZodType): JsonSchema {
    const { root, components } = convert(schema);
    Object.assign(this.components, components);
    return root;
  }

  /** The fields of an object, by name, and which of them must be there. Nothing refers to the object itself. */
  fields(schema: z.core.$ZodType): { name: string; required: boolean; schema: JsonSchema }[] {
    const { root, components } = convert(schema);
    const { [root.$ref?.slice(refPrefix.length) ?? '']: object = root, ...others } = components;
    Object.assign(this.components, others);
    return Object.entries(object.properties ?? {}).map(([name, field]) => ({
      name,
      required: object.required?.includes(name) ?? false,
      schema: typeof field === 'boolean' ? {} : field,
    }));
  }
}

const refPrefix = '#/components/schemas/';

function convert(schema: z.core.$ZodType) {
  const { $schema, $defs, ...root } = z.toJSONSchema(schema, {
    metadata: names,
    io: 'input',
    unrepresentable: 'any',
    // The format already says it.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  const components: Record<string, JsonSchema> = {};
  for (const [name, component] of Object.entries($defs ?? {})) {
    components[name] = rewriteRefs(component);
  }
  return { root: rewriteRefs(root), components };
}

/** Makes the references of zod's JSON Schema point into the document. */
function rewriteRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${refPrefix}`));
}
