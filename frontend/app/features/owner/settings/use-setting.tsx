import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { isConflict } from '~/lib/api-error';
import { showFailure } from '~/ui/desk/show-failure';
import { ToastAction } from '~/ui/desk/toast-action';
import { useReversible } from '~/ui/desk/undo';
import { showToast } from '~/ui/toast';

interface SettingOptions<Settings extends { version: number }, Change> {
  queryKey: QueryKey;
  readAgain: () => Promise<Settings>;
  save: (change: Change & { version: number }) => Promise<Settings>;
  /** The values of the changed fields in these settings. */
  asIn: (settings: Settings, change: Change) => Change;
  /** `Calls take place at https://…`. */
  words: (change: Change) => string;
  /** Refetches what else depends on the setting. */
  refresh?: () => unknown;
}

const failure = {
  title: 'Not Saved',
  fallback: 'The setting could not be saved. Please try again.',
};

const textOf = (value: unknown) => JSON.stringify(value);

/**
 * Saves a setting on the version that is shown, with Undo. If another save came first, that one stays, and the toast
 * shows both and offers "Save mine".
 */
export function useSetting<Settings extends { version: number }, Change>(
  settings: Settings,
  { queryKey, readAgain, save, asIn, words, refresh }: SettingOptions<Settings, Change>,
) {
  const client = useQueryClient();
  const current = () => client.getQueryData<Settings>(queryKey) ?? settings;

  /** If another save left these fields alone, they are saved on top of its version. */
  async function saveOn(base: Settings, change: Change): Promise<Settings> {
    // A running fetch may answer with data from before the save.
    await client.cancelQueries({ queryKey });
    const send = ({ version }: Settings) => save({ ...change, version });
    const saved = await send(base).catch(async (error: unknown) => {
      if (!isConflict(error)) throw error;
      const now = await readAgain();
      if (textOf(asIn(now, change)) !== textOf(asIn(base, change))) throw error;
      return send(now);
    });
    client.setQueryData(queryKey, saved);
    return saved;
  }

  // One after the other: a second choice builds on what the first one saved.
  const scope = { id: `setting ${textOf(queryKey)}` };
  const mutation = useReversible<Change, { before: Settings; saved: Settings }>({
    scope,
    run: async (change) => {
      const before = current();
      return { before, saved: await saveOn(before, change) };
    },
    done: (_, change) => ({ title: 'Setting Saved', description: words(change) }),
    undo: ({ before, saved }, change) => saveOn(saved, asIn(before, change)),
    refresh: () => {
      void client.invalidateQueries({ queryKey });
      refresh?.();
    },
    failure: (error, change) => {
      if (!isConflict(error)) return showFailure(error, failure);
      showToast({
        title: failure.title,
        description: `It was changed elsewhere after you opened this page. Now: ${words(asIn(current(), change))} Yours: ${words(change)}`,
        variant: 'destructive',
        action: <ToastAction label="Save mine" onAction={() => mutation.mutate(change)} />,
      });
    },
  });
  return {
    ...mutation,
    /** For other mutations that have to wait for this save. */
    scope,
    /** What is being saved, shown as chosen already. */
    pending: mutation.isPending ? mutation.variables : undefined,
  };
}
