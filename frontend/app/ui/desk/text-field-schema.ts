import { z } from 'zod/mini';

interface Schema<Value> {
  safeParse(input: unknown): { success: true; data: Value } | { success: false };
}

/** A text field for another type of value, such as a number: validated by that type's schema. */
export function textFieldSchema<Value>(
  schema: Schema<Value>,
  read: (text: string) => unknown,
  message: string,
) {
  return z.pipe(
    z.string(),
    z.transform((text: string, { issues }): Value => {
      const result = schema.safeParse(read(text.trim()));
      if (result.success) return result.data;
      issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
}

/** An empty text is not a number, and not zero. */
export const readNumber = (text: string) => (text === '' ? Number.NaN : Number(text));
