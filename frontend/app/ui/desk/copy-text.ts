import type { ToastContent } from '~/ui/toast';
import { showToast } from '~/ui/toast';

/** Copies a text, and says so; where that is not allowed, shows it under a title that asks to copy it by hand. */
export async function copyText(text: string, copied: ToastContent, byHand: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(copied);
  } catch {
    // No permission, or not an encrypted page.
    showToast({ title: byHand, description: text });
  }
}
