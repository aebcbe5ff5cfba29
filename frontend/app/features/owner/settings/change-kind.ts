import type { SettingChange, SettingsSection } from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';

/** Where the setting is: in a section of Settings, or beside the alerts of the rankings. */
type Section = SettingsSection | 'ranking-alerts';

/** A change in words. */
export interface DescribedChange {
  title: string;
  section: Section;
  /** Both are missing for a secret, and for a change recorded by a later version. */
  from?: string;
  to?: string;
  /** Missing where the owner has to make the change herself. */
  putBack?: () => Promise<unknown>;
}

export type Describe = (change: SettingChange, client: QueryClient) => DescribedChange;

interface Kind<Value> {
  title: string | ((detail: string | null) => string);
  section: Section;
  value: z.ZodMiniType<Value>;
  words: (value: Value, other: Value) => string;
  /** Saves on top of the current version. Undefined where it is not offered. */
  putBack?: (
    values: { before: Value; after: Value },
    context: { client: QueryClient; detail: string | null },
  ) => (() => Promise<unknown>) | undefined;
}

/** How a kind of change is described and put back, from its value before and after. */
export function kind<Value>({ title, section, value, words, putBack }: Kind<Value>): Describe {
  return (change, client) => {
    const { detail } = change;
    const named = typeof title === 'string' ? title : title(detail);
    const before = value.safeParse(change.before).data;
    const after = value.safeParse(change.after).data;
    if (before === undefined || after === undefined) return { title: named, section };
    const back = putBack?.({ before, after }, { client, detail });
    return {
      title: named,
      section,
      from: words(before, after),
      to: words(after, before),
      ...(back && { putBack: back }),
    };
  };
}
