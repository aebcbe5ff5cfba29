import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from './files-below.ts';

/** Drawn at an address that only stands for many: unknown ones, below the blog too, and those of bookings. */
const answers = {
  '404': '404.html',
  'blog/404': 'blog/404.html',
  'booking/call': '__private/booking.html',
};

/** Moves those pages where the server takes them from, and drops what only an app would fetch of a page. */
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
