const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A shortcut with the platform's modifier key: `⌘K` or `Ctrl+K`. */
export function commandKey(key: string): string {
  return isApple() ? `⌘${key}` : `Ctrl+${key}`;
}
