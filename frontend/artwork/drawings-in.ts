import { readdir } from 'node:fs/promises';

type Draw = () => string;

/** The drawings of a folder, one per file: the file is named after its page and exports `draw`. */
export async function drawingsIn(folder: string, prefix: string): Promise<Record<string, Draw>> {
  const place = new URL(`${folder}/`, import.meta.url);
  const files = await readdir(place);
  const drawings: Record<string, Draw> = {};
  for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
    const { draw }: { draw?: Draw } = await import(new URL(file, place).href);
    if (draw) drawings[`${prefix}-${file.replace('.ts', '')}`] = draw;
  }
  return drawings;
}
