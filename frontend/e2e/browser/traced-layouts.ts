import type { Browser } from '@playwright/test';

/** One layout of a page: how many of its objects had to be laid out. */
export interface TracedLayout {
  dirtyObjects: number;
  totalObjects: number;
}

/** What of a trace's events is read here. */
interface TraceEvent {
  name: string;
  ts: number;
  args: {
    frame?: string;
    beginData?: TracedLayout & { frame?: string };
  };
}

/**
 * The layouts of the page that `visit` loads, those after its first contentful paint. Drawings in files are documents
 * with layouts of their own, which are left out. Only one page of the browser may be open meanwhile.
 */
export async function layoutsAfterFirstPaint(
  browser: Browser,
  visit: () => Promise<void>,
): Promise<TracedLayout[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'loading'] },
  });
  await visit();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();

  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  return events.flatMap(({ name, ts, args: { beginData } }) =>
    name === 'Layout' && ts > paint.ts && beginData && beginData.frame === paint.args.frame
      ? [{ dirtyObjects: beginData.dirtyObjects, totalObjects: beginData.totalObjects }]
      : [],
  );
}
