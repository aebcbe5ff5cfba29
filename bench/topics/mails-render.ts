import { performance } from 'node:perf_hooks';
import { run } from '@agency/infra/native/process/run';
import { median } from '../load/median.ts';
import { compileMjml, fillSample } from '../product/mail-renderer.ts';
import type { Section } from '../report/section.ts';
import { atLeast, atMost } from '../report/target.ts';

const mail = 'reminder-24-hours';
const rounds = 7;
const compiledInRound = 50;
const filledInRound = 10_000;

/** A mail filled from what the build has compiled, against the MJML compiled for each mail anew. */
export async function measure(): Promise<Section> {
  const fill = fillSample(mail);
  const eachAnew = async () => {
    await compileMjml(mail);
    fill();
  };
  const times = { anew: [] as number[], filled: [] as number[], ratio: [] as number[] };
  const starts: number[] = [];
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const anew = await timeOfOne(eachAnew, compiledInRound);
    const filled = await timeOfOne(fill, filledInRound);
    const start = await firstMail();
    if (round === 0) continue;
    times.anew.push(anew);
    times.filled.push(filled);
    times.ratio.push(anew / filled);
    starts.push(start);
  }
  const ratio = median(times.ratio);
  const first = median(starts);
  return {
    title: 'Mails, rendered',
    head: ['', 'ms', 'per second', 'ratio', 'target'],
    rows: [
      ['MJML compiled for the mail', median(times.anew), perSecond(median(times.anew)), 1, ''],
      [
        'filled from the compiled mail',
        median(times.filled),
        perSecond(median(times.filled)),
        Math.round(ratio),
        atLeast(Math.round(ratio), 200),
      ],
      ['first mail after a start', first, '', '', atMost(first, 50, ' ms')],
    ],
    notes: [
      `The 24-hour reminder whole: subject, HTML and text, its times put into words. Medians of ${rounds} rounds of ${compiledInRound} and ${filledInRound.toLocaleString('en-US')} mails. ` +
        'The first mail is measured in a process of its own, from loading the first file of the mails.',
    ],
  };
}

const perSecond = (milliseconds: number) => Math.round(1_000 / milliseconds);

async function timeOfOne(work: () => unknown, times: number): Promise<number> {
  const begin = performance.now();
  for (let time = 0; time < times; time += 1) {
    await work();
  }
  return (performance.now() - begin) / times;
}

async function firstMail(): Promise<number> {
  const script = new URL('../product/first-mail.mjs', import.meta.url).pathname;
  return Number(await run(process.execPath, [script, mail]));
}
