import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Failure } from '~/ui/desk/show-failure';
import { useReversible } from '~/ui/desk/undo';

interface SettingOptions<Settings, Change> {
  queryKey: QueryKey;
  /** `basis`: the settings that are changed. */
  save: (change: Change, basis: Settings) => Promise<Settings>;
  /** The values of the changed fields in these settings. */
  asIn: (settings: Settings, change: Change) => Change;
  /** `Calls take place at https://…`. */
  words: (change: Change) => string;
  /** Refetches what else depends on the setting. */
  refresh?: () => unknown;
}

export const settingNotSaved: Failure = {
  title: 'Couldn’t Save',
  fallback: 'The setting couldn’t be saved. Please try again.',
};

/** Saves a setting at once, with Undo. The last save of a field stands. */
export function useSetting<Settings, Change>(
  settings: Settings,
  { queryKey, save, asIn, words, refresh }: SettingOptions<Settings, Change>,
) {
  const client = useQueryClient();

  async function send(change: Change, basis: Settings): Promise<Settings> {
    // A running fetch may answer with data from before the save.
    await client.cancelQueries({ queryKey });
    const saved = await save(change, basis);
    client.setQueryData(queryKey, saved);
    return saved;
  }

  // One after the other: a second choice builds on what the first one saved.
  const scope = { id: `setting ${JSON.stringify(queryKey)}` };
  const mutation = useReversible<Change, { before: Settings; saved: Settings }>({
    scope,
    run: async (change) => {
      const before = client.getQueryData<Settings>(queryKey) ?? settings;
      return { before, saved: await send(change, before) };
    },
    done: (_, change) => ({ title: 'Setting Saved', description: words(change) }),
    undo: ({ before, saved }, change) => send(asIn(before, change), saved),
    refresh: () => {
      void client.invalidateQueries({ queryKey });
      refresh?.();
    },
    failure: settingNotSaved,
  });
  return {
    ...mutation,
    /** For other mutations that have to wait for this save. */
    scope,
    /** What is being saved, shown as chosen already. */
    pending: mutation.isPending ? mutation.variables : undefined,
  };
}
