import type { Option } from '../options.js';

// Apart from options.ts, all of which every page with a form loads.
/** The words of an option; a value that is no option any more stands for itself. */
export function labelOf<Value extends string | null>(
  options: readonly Option[],
  value: Value,
): string | Value {
  return options.find((option) => option.value === value)?.label ?? value;
}
