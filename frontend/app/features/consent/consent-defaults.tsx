import { denyEverything } from './signals';

/** Runs in the head before any tag can. */
export function ConsentDefaults() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, made of constants
  return <script dangerouslySetInnerHTML={{ __html: denyEverything }} />;
}
