import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from './files-below.ts';

/** Pages drawn at an address that stands for many: unknown ones, those below the blog, and those of bookings. */
const answers = {
  '404': '404.html',
  'blog/404': 'blog/404.html',
  'booking/call': '__private/booking.html',
};

/** Moves those pages to where the server reads them, and removes the data files that only an app would fetch. */
export async function moveAnswers(clientFolder: string): Promise<void> {
  for (const [folder, file] of Object.entries(answers)) {
    const target = join(clientFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(clientFolder, folder, 'index.html'), target);
    await rm(join(clientFolder, folder), { recursive: true });
  }
  const left = await readdir(join(clientFolder, 'booking'));
  if (left.length === 0) await rm(join(clientFolder, 'booking'), { recursive: true });
  for (const file of await filesBelow(clientFolder)) if (file.endsWith('.data')) await rm(file);
}
