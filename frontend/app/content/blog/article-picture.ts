const width = 480;
const height = 300;
const rings = 9;

/**
 * The address of an article's picture: `article-<slug>.svg` or `.png` among the files of `app/artwork`, or else contour
 * lines that are drawn from its title.
 */
export function articlePicture(
  { slug, title }: { slug: string; title: string },
  files: Readonly<Record<string, string>>,
): string {
  const file = ['svg', 'png'].map((kind) => files[`../../artwork/article-${slug}.${kind}`]);
  return (
    file.find((address) => address !== undefined) ??
    `data:image/svg+xml,${encodeURIComponent(titleContours(title))}`
  );
}

/** Rings around a shoal whose place and shape follow from the letters. */
function titleContours(title: string): string {
  let seed = 0;
  for (const letter of title) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const [left, top] = [width * (0.3 + next() * 0.4), height * (0.3 + next() * 0.4)];
  const waves = [2, 3, 5].map((count) => ({ count, size: 0.2 / count, phase: next() * 6.28 }));
  const paths = Array.from({ length: rings }, (_, ring) => {
    const points = Array.from({ length: 48 }, (_, step) => {
      const angle = (step / 48) * 2 * Math.PI;
      const bulge = waves.reduce(
        (sum, { count, size, phase }) => sum + size * Math.sin(count * angle + phase),
        1,
      );
      const radius = (ring + 1) * 34 * bulge;
      return `${Math.round(left + radius * Math.cos(angle))} ${Math.round(top + radius * 0.7 * Math.sin(angle))}`;
    });
    return `M${points.join('L')}z`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="#cfe5ea" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="none" stroke="#1c6480" stroke-opacity=".5" stroke-linejoin="round" d="${paths.join('')}"/></svg>`
  );
}
