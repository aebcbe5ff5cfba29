import { type Article, readArticle } from './read-article';

export interface PicturedArticle extends Article {
  /** The address of its picture. */
  picture: string;
}

type Files = Readonly<Record<string, string>>;

/** All articles from their files, by path. Throws one error with all that is wrong in any of them. */
export function readArticles(files: Files, pictures: Files): PicturedArticle[] {
  const faults: string[] = [];
  const attempt = <Result>(read: () => Result): Result | undefined => {
    try {
      return read();
    } catch (error) {
      faults.push((error as Error).message);
    }
  };
  const articles = Object.entries(files).flatMap(([path, source]) => {
    const slug = path.replace('./articles/', '').replace('.md', '');
    const article = attempt(() => readArticle(slug, source));
    const picture = attempt(() => articlePicture(slug, pictures));
    return article && picture ? [{ ...article, picture }] : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return articles;
}

/** The address of an article's picture: `article-<slug>.svg` or `.png` among the files of `app/artwork`. */
export function articlePicture(slug: string, files: Readonly<Record<string, string>>): string {
  const address =
    files[`../../artwork/article-${slug}.svg`] ?? files[`../../artwork/article-${slug}.png`];
  if (address === undefined) {
    throw new Error(`app/artwork/article-${slug}.svg (or .png) is missing.`);
  }
  return address;
}
