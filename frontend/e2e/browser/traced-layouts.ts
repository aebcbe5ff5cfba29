import type { Browser, Page } from '@playwright/test';

/** One layout of a page: how many of its objects were laid out. */
export interface TracedLayout {
  dirtyObjects: number;
  totalObjects: number;
}

/** The fields of a trace event that are used here. */
interface TraceEvent {
  name: string;
  ts: number;
  args: {
    frame?: string;
    beginData?: TracedLayout & { frame?: string };
  };
}

/** The id that a trace gives the page. */
async function frameOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  await session.detach();
  return frameTree.frame.id;
}

/**
 * The layouts of each page that `visit` loads and leaves open, after its first contentful paint. Drawings in files are
 * documents with their own layouts, which are left out. One trace for all, because ending one may take five seconds.
 */
export async function layoutsAfterFirstPaint(
  browser: Browser,
  visit: () => Promise<Page[]>,
): Promise<TracedLayout[][]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'loading'] },
  });
  const frames = await Promise.all((await visit()).map(frameOf));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();

  return frames.map((frame) => {
    const paint = events.find(
      ({ name, args }) => name === 'firstContentfulPaint' && args.frame === frame,
    );
    if (!paint) throw new Error('The trace has no first contentful paint.');
    return events.flatMap(({ name, ts, args: { beginData } }) =>
      name === 'Layout' && ts > paint.ts && beginData?.frame === frame
        ? [{ dirtyObjects: beginData.dirtyObjects, totalObjects: beginData.totalObjects }]
        : [],
    );
  });
}
