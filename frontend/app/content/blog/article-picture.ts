/** The address of an article's picture: `article-<slug>.svg` or `.png` among the files of `app/artwork`. */
export function articlePicture(slug: string, files: Readonly<Record<string, string>>): string {
  const address =
    files[`../../artwork/article-${slug}.svg`] ?? files[`../../artwork/article-${slug}.png`];
  if (address === undefined) {
    throw new Error(`app/artwork/article-${slug}.svg (or .png) is missing.`);
  }
  return address;
}
