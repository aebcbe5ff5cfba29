import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';

/** From 320 to 2560 px, and around the widths where the stylesheet changes the hero. */
const widths = [
  ...Array.from({ length: 2240 / 80 + 1 }, (_, step) => 320 + step * 80),
  ...[768, 960, 1152, 1200].flatMap((width) => [width - 1, width, width + 1]),
];
/** It only changes how high the hero is. */
const heights = [740, 1080];
const minPxFromWaveToLabel = 40;

interface Part {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface DrawnHero {
  /** Numerals and names in the drawing and along its frame. */
  labels: Part[];
  waves: Part[];
  /** The course line and the coast in short segments, waypoints and the compass rose. */
  lines: Part[];
  /** Headline, sub-line, button, the sample audit's line and the note on the drawing. */
  copy: Part[];
  /** The inside of the frame. */
  frame: Part;
}

/** Runs in the page. Saves laying out the content below two hundred times, and painting anything. */
function keepOnlyHero(): void {
  document.documentElement.style.visibility = 'hidden';
  for (const below of document.querySelectorAll('main section ~ *, footer')) below.remove();
}

interface Outline {
  path: SVGPathElement;
  /** In the drawing's own coordinates. */
  points: DOMPoint[];
}

/** Runs in the page, once: to find a point, Chromium walks the path from its start, which takes a second for them all. */
function traceOutlines(): Record<'course' | 'coast', Outline> {
  function trace(selector: string, apartPx: number): Outline {
    const path = document.querySelector<SVGPathElement>(`main section svg ${selector}`);
    const matrix = path?.getScreenCTM();
    if (!path || !matrix) throw new Error(`There is no ${selector}.`);
    const length = path.getTotalLength();
    const count = Math.ceil((length * matrix.a) / apartPx);
    const points = Array.from({ length: count + 1 }, (_, i) =>
      path.getPointAtLength((length * i) / count),
    );
    return { path, points };
  }
  return { course: trace('.course-line', 4), coast: trace('.swell', 6) };
}

/** Runs in the page. Returns JSON: Playwright takes ten times as long to transfer a thousand objects. */
function measureHero({ course, coast }: ReturnType<typeof traceOutlines>): string {
  const hero = document.querySelector('main section');
  const drawing = hero?.querySelector('svg');
  const frameLabel = [...(hero?.querySelectorAll('span') ?? [])].find(
    ({ textContent }) => textContent === 'week 0',
  );
  const frameBox = frameLabel?.closest('div')?.getBoundingClientRect();
  if (!hero || !drawing || !frameBox) throw new Error('The hero has no drawing or no frame.');
  const heroBox = hero.getBoundingClientRect();

  const partOf = (name: string, { left, top, right, bottom }: DOMRect): Part => ({
    name,
    left,
    top,
    right,
    bottom,
  });
  // What does not fit is moved out of sight by the stylesheet, to below the hero.
  const isShown = ({ left, top, right, bottom }: Part) =>
    right > left && bottom > top && top < heroBox.bottom;
  const boxesOf = (selector: string, name?: string) =>
    [...hero.querySelectorAll(selector)]
      .map((element) => partOf(name ?? element.textContent, element.getBoundingClientRect()))
      .filter(isShown);

  /** A curved name has one small box per letter. */
  function lettersOf(text: SVGTextElement): Part[] {
    const matrix = text.getScreenCTM();
    if (!matrix || getComputedStyle(text).display === 'none') return [];
    return Array.from({ length: text.getNumberOfChars() }, (_, i) => {
      const { x, y, width, height } = text.getExtentOfChar(i);
      const from = new DOMPoint(x, y).matrixTransform(matrix);
      const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
      return partOf('water name', new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y));
    }).filter(isShown);
  }

  function piecesOf(name: string, { path, points }: Outline): Part[] {
    const matrix = path.getScreenCTM() ?? undefined;
    return points
      .map((point) => point.matrixTransform(matrix))
      .map(({ x, y }) => partOf(name, new DOMRect(x - 1, y - 1, 2, 2)))
      .filter(({ right }) => right > 0);
  }

  function linesOf(element: Element): Part[] {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map((box) => partOf(element.textContent, box));
  }

  const name = drawing.querySelector<SVGTextElement>('text:has(textPath)');
  const copy = [...hero.querySelectorAll('h1, h1 ~ p, p:has(em)')];
  const drawn: DrawnHero = {
    labels: [
      ...boxesOf('svg text:not(:has(textPath))'),
      ...boxesOf('span:not([data-wave-icon], .hero-text *)'),
      ...(name ? lettersOf(name) : []),
    ],
    waves: boxesOf('[data-wave-icon]', 'wave'),
    lines: [
      ...piecesOf('course', course),
      ...piecesOf('coast', coast),
      ...boxesOf('.course circle', 'waypoint'),
      ...boxesOf('.mark:has(circle)', 'rose'),
    ],
    copy: [...copy.flatMap(linesOf), ...boxesOf('a')],
    frame: { ...partOf('frame', frameBox), left: frameBox.left + 5, right: frameBox.right - 5 },
  };
  return JSON.stringify(drawn);
}

function gapBetween(a: Part, b: Part): number {
  const across = Math.max(a.left - b.right, b.left - a.right, 0);
  const down = Math.max(a.top - b.bottom, b.top - a.bottom, 0);
  return Math.hypot(across, down);
}

function tooNear(parts: Part[], others: Part[], minGap: number): string[] {
  return parts.flatMap((part) =>
    others
      .filter((other) => other !== part && gapBetween(part, other) < minGap)
      .map(
        (other) =>
          `${part.name} and ${other.name}, ${Math.round(part.left)}, ${Math.round(part.top)}`,
      ),
  );
}

function collisionsIn({ labels, waves, lines, copy, frame }: DrawnHero): string[] {
  const rose = lines.filter(({ name }) => name === 'rose');
  const course = lines.filter(({ name }) => name === 'course' || name === 'waypoint');
  const ends = lines.filter(({ name }) => name === 'waypoint').slice(-1);
  const letters = labels.filter(({ name }) => name === 'water name');
  const words = labels.filter(({ name }) => name !== 'water name');
  return [
    ...tooNear(words, labels, 0.5),
    ...tooNear(letters, words, 0.5),
    ...tooNear(labels, [...course, ...rose], 0.5),
    ...tooNear(waves, labels, minPxFromWaveToLabel),
    ...tooNear(waves, [...waves, ...course, ...rose], 0.5),
    ...tooNear(copy, [...labels, ...waves, ...lines], 0.5),
    ...[...labels, ...waves, ...rose, ...ends]
      .filter(
        ({ left, right, bottom }) =>
          left < frame.left || right > frame.right || bottom > frame.bottom,
      )
      .map(({ name, left }) => `${name} over the frame, ${Math.round(left)}`),
  ];
}

test.describe("the home page's drawing", () => {
  test('keeps labels, waves and lines apart and off the text in windows of every size', async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await awaitLivePage(page);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(keepOnlyHero);
    // In the window of a desktop, where the drawing is largest.
    const outlines = await page.evaluateHandle(traceOutlines);
    const collisions: Record<string, string[]> = {};
    for (const height of heights) {
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const hero: DrawnHero = JSON.parse(await page.evaluate(measureHero, outlines));
        expect(hero.waves.length, `waves at ${width} px`).toBeGreaterThan(2);
        const found = collisionsIn(hero);
        if (found.length > 0) collisions[`${width} × ${height}`] = [...new Set(found)];
      }
    }
    expect(collisions).toEqual({});
  });
});
