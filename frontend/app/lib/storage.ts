/**
 * Browser storage that never throws. What it refuses lasts as long as the document, and counts before what is stored, which
 * is older.
 */
function createStore(area: () => Storage) {
  const unstored = new Map<string, string>();
  return {
    get(key: string): string | null {
      try {
        return unstored.get(key) ?? area().getItem(key);
      } catch {
        return null;
      }
    },

    /** Returns whether it was stored. */
    set(key: string, text: string): boolean {
      try {
        area().setItem(key, text);
        unstored.delete(key);
        return true;
      } catch {
        unstored.set(key, text);
        return false;
      }
    },

    /** Returns whether nothing is stored anymore. */
    remove(key: string): boolean {
      unstored.delete(key);
      try {
        area().removeItem(key);
        return true;
      } catch {
        return false;
      }
    },

    /** The stored keys. */
    keys(): string[] {
      try {
        return Object.keys(area());
      } catch {
        return [];
      }
    },
  };
}

// Where cookies are blocked, the mere access throws.
export const localStore = createStore(() => localStorage);
export const sessionStore = createStore(() => sessionStorage);
