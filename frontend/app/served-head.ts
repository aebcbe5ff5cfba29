/**
 * Removes the title and description that a private page was served with (postbuild/private-pages.ts). Call it once the
 * router has rendered its own: otherwise they would stay on every page the visitor goes to from there.
 */
export function removeServedHead(): void {
  for (const element of document.head.querySelectorAll('[data-served]')) element.remove();
}
