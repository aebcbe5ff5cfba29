import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  name: string;
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  /** Scripts of workers, among others. */
  assets?: string[];
}

/** Loaded once a day or a field is used, or after a booking. */
const onlyInUse = ['lead-submission', 'booking-submission', 'booked-call'];

/** The scripts of the public pages, by the manifest of the islands' build. */
export class Scripts {
  private readonly chunks: Map<string, Chunk>;
  /** The one that every page loads. */
  readonly document: string;

  constructor(manifest: Record<string, Chunk>) {
    this.chunks = new Map(Object.entries(manifest));
    const [key, { file, imports = [] }] = this.named('document') ?? ['', { file: '' }];
    if (!key) throw new Error("The islands' build has no script of the document.");
    if (imports.length > 0) throw new Error(`The script of the document imports ${imports}.`);
    this.document = file;
  }

  /** What an island starts with, in addition to `document`. */
  toStart(island: string): Set<string> {
    return this.reach(island, ({ name }) => !onlyInUse.includes(name));
  }

  /** The same, plus everything that its use loads. */
  inUse(island: string): Set<string> {
    return this.reach(island, () => true);
  }

  private named(name: string): [string, Chunk] | undefined {
    return [...this.chunks].find(([, chunk]) => chunk.name === name);
  }

  /** The files of React and the island with all their imports; dynamic imports only where `isFollowed`. */
  private reach(island: string, isFollowed: (chunk: Chunk) => boolean): Set<string> {
    const files = new Set<string>();
    const [react] = this.named('react') ?? [];
    // Small islands have no file of their own.
    const [own] = this.named(island) ?? [];
    const waiting = [react, own].filter((key) => key !== undefined);
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const chunk = this.chunks.get(key);
      if (!chunk || files.has(chunk.file) || chunk.file === this.document) continue;
      const { file, imports = [], dynamicImports = [], assets = [] } = chunk;
      files.add(file);
      for (const asset of assets) if (asset.endsWith('.js')) files.add(asset);
      waiting.push(...imports);
      for (const one of dynamicImports) {
        const later = this.chunks.get(one);
        // React's file dynamically imports the other islands, too.
        const isOfOthers = key === react && !onlyInUse.includes(later?.name ?? '');
        if (later && !isOfOthers && isFollowed(later)) waiting.push(one);
      }
    }
    return files;
  }
}

/** Reads the islands' manifest and removes it, because it is not part of the site. */
export async function takeScripts(clientFolder: string): Promise<Scripts> {
  const folder = join(clientFolder, '.vite');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await rm(folder, { recursive: true });
  return new Scripts(manifest);
}
