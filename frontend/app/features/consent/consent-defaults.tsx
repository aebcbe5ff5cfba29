import { denyEverything } from './signals';

/** Runs in the head before any tag can. Only the prerendered page needs the script's text. */
export function ConsentDefaults() {
  const __html = import.meta.env.SSR ? denyEverything : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, made of constants
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
