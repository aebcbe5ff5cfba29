import { median, percentile } from '../load/median.ts';
import type { PageRun } from './lighthouse-run.ts';

/** A page's figures from its runs. */
export interface PageMeasures extends PageRun {
  /** 90th percentile. */
  p90: Pick<PageRun, 'lcp' | 'speedIndex' | 'tbt' | 'cpuBlocking'>;
}

/** Medians of the ratios, and of the differences, within each round. */
export interface AgainstBaseline {
  fcp: number;
  lcp: number;
  speedIndex: number;
  moreTbt: number;
}

export type Numbers = Exclude<keyof PageRun, 'scores'>;

export function measuresOf(runs: PageRun[]): PageMeasures {
  const middle = (name: Numbers) => median(runs.map((run) => run[name]));
  const slow = (name: Numbers) =>
    percentile(
      runs.map((run) => run[name]),
      90,
    );
  return {
    scores: (runs[0]?.scores ?? []).map((_, index) =>
      median(runs.map(({ scores }) => scores[index] ?? 0)),
    ),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    speedIndex: middle('speedIndex'),
    tbt: middle('tbt'),
    cpuBlocking: middle('cpuBlocking'),
    cls: middle('cls'),
    scripts: middle('scripts'),
    styles: middle('styles'),
    p90: {
      lcp: slow('lcp'),
      speedIndex: slow('speedIndex'),
      tbt: slow('tbt'),
      cpuBlocking: slow('cpuBlocking'),
    },
  };
}

export function againstBaseline(runs: PageRun[], baseline: PageRun[]): AgainstBaseline {
  const overRounds = (compare: (own: PageRun, other: PageRun) => number) =>
    median(
      runs.flatMap((own, round) => {
        const other = baseline[round];
        return other ? [compare(own, other)] : [];
      }),
    );
  return {
    fcp: overRounds((own, other) => own.fcp / other.fcp),
    lcp: overRounds((own, other) => own.lcp / other.lcp),
    speedIndex: overRounds((own, other) => own.speedIndex / other.speedIndex),
    moreTbt: overRounds((own, other) => own.tbt - other.tbt),
  };
}

export const absolute = {
  fcp: 800,
  lcp: 1_250,
  moreTbt: 20,
  cpuBlocking: 0,
  cls: 0.005,
  scripts: 115,
  thankYouScripts: 125,
  styles: 12,
};

/** The targets that a page misses. */
export function missedTargets(name: string, own: PageMeasures, against: AgainstBaseline): string[] {
  const scripts = name === '/thank-you' ? absolute.thankYouScripts : absolute.scripts;
  const isMet = {
    scores: own.scores.every((score) => score === 100),
    FCP: own.fcp <= absolute.fcp,
    LCP: own.lcp <= absolute.lcp,
    TBT: against.moreTbt <= absolute.moreTbt,
    'TBT by CPU': own.cpuBlocking <= absolute.cpuBlocking,
    CLS: own.cls <= absolute.cls,
    JS: own.scripts <= scripts,
    CSS: own.styles <= absolute.styles,
  };
  return Object.entries(isMet).flatMap(([target, met]) => (met ? [] : [target]));
}
