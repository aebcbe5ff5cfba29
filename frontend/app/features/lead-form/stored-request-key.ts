import { createRequestKey } from '~/lib/request-key';

/** Without browser storage, a key lives as long as the document. */
const unstored = new Map<string, string>();

/**
 * The key under which this form is sent: the same for the same text until it was answered, also after a reload. Another
 * text is another request: a correction must not be answered with the lead as it was.
 */
export function storedRequestKey(text: string): string {
  const name = nameOf(text);
  const key = read(name) ?? createRequestKey();
  try {
    sessionStorage.setItem(name, key);
  } catch {
    unstored.set(name, key);
  }
  return key;
}

export function dropRequestKey(text: string): void {
  const name = nameOf(text);
  unstored.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // There is nothing to remove.
  }
}

function read(name: string): string | null {
  try {
    return unstored.get(name) ?? sessionStorage.getItem(name);
  } catch {
    return unstored.get(name) ?? null;
  }
}

/** By a checksum: what the visitor typed is in no storage. */
function nameOf(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  return `form-${sum}`;
}
