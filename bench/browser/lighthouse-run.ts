import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';
import type { Artifacts, Trace } from 'lighthouse/types/artifacts.d.ts';
import { blockingTime } from './blocking-time.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measurements of one visit. Times in milliseconds on the simulated phone. */
export interface PageRun {
  /** Of each category, out of 100. */
  scores: number[];
  fcp: number;
  lcp: number;
  speedIndex: number;
  /** Total Blocking Time as Lighthouse reports it. */
  tbt: number;
  /** The same sum from the trace, by the CPU time of each task. */
  cpuBlocking: number;
  cls: number;
  /** Transferred kilobytes. */
  scripts: number;
  styles: number;
}

export interface Circumstances {
  port: number;
  blockedUrlPatterns: string[];
}

/** The fields of this audit's items that are used here. */
interface NetworkRequests {
  items?: { resourceType?: string; transferSize?: number }[];
}

/** On a busy machine Chromium may lose the start of a trace; Lighthouse then asks for another run. */
export async function runLighthouse(
  url: string,
  circumstances: Circumstances,
  tries = 3,
): Promise<PageRun> {
  const flags = { ...circumstances, logLevel: 'silent' as const, onlyCategories: categories };
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError) {
    if (tries > 1) return runLighthouse(url, circumstances, tries - 1);
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories: rated } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details as NetworkRequests | undefined;
  return {
    scores: categories.map((name) => Math.round((rated[name]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    cpuBlocking: cpuBlockingOf(result.artifacts.Trace),
    cls: value('cumulative-layout-shift'),
    scripts: kilobytes(requests, 'Script'),
    styles: kilobytes(requests, 'Stylesheet'),
  };
}

function cpuBlockingOf(trace: Trace): number {
  const processed: Artifacts.ProcessedTrace = TraceProcessor.processTrace(trace);
  const { timestamps }: Artifacts.ProcessedNavigation = TraceProcessor.processNavigation(processed);
  const tasks = processed.mainThreadEvents.filter((event) =>
    TraceProcessor.isScheduleableTask(event),
  );
  return blockingTime(tasks, timestamps.firstContentfulPaint).cpu;
}

function kilobytes({ items = [] }: NetworkRequests = {}, type: string): number {
  const bytes = items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return bytes / 1_024;
}

const isRoot = process.getuid?.() === 0;

/** Runs the work with the DevTools port of a headless Chromium, which Lighthouse controls, and closes it afterward. */
export async function withDevTools<Result>(
  chromePath: string | undefined,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...(isRoot ? ['--no-sandbox'] : [])],
    logLevel: 'silent',
    // The product must be stopped as well, which its own handler does.
    handleSIGINT: false,
  });
  const kill = () => chrome.kill();
  process.once('exit', kill);
  try {
    return await work(chrome.port);
  } finally {
    process.removeListener('exit', kill);
    kill();
  }
}
