import { watch } from 'node:fs';
import { join } from 'node:path';

const quietMs = 150;
const ignored = /(^|\/)(node_modules|dist|coverage|test|\.run)(\/|$)|\.(spec|e2e-spec)\.ts$|~$/;

/** Calls back once files below these folders have changed and settled; never concurrently. */
export function watchSources(
  repository: string,
  folders: string[],
  changed: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();
  const enqueue = () => {
    work = work.then(changed);
  };
  for (const folder of folders) {
    watch(join(repository, folder), { recursive: true }, (_event, file) => {
      if (file && !ignored.test(file)) {
        clearTimeout(timer);
        timer = setTimeout(enqueue, quietMs);
      }
    });
  }
}
