const addresses = import.meta.glob<string>('../artwork/{landing,diagram}-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const drawings = import.meta.glob<string>('../artwork/{landing,diagram}-*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A drawing's file and size, as an image element takes them. */
export interface Drawing {
  src: string;
  width: number;
  height: number;
}

/** The drawing of this name in `app/artwork`. */
export function drawing(name: string): Drawing {
  const file = `../artwork/${name}.svg`;
  const src = addresses[file];
  const [, width, height] =
    /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(drawings[file] ?? '') ?? [];
  if (!src || !width || !height)
    throw new Error(
      `app/artwork/${name}.svg is missing, or its <svg> has no width and height: draw it and add it under this name.`,
    );
  return { src, width: Number(width), height: Number(height) };
}
