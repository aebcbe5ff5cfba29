import {
  apiPaths,
  leadImportPreviewSchema,
  maxLeadImport,
  maxSpendReport,
  spendPreviewSchema,
} from '@agency/contracts';
import { type ServiceProcess, startServiceProcess } from '@agency/testing/service-process';
import { signIn } from '@agency/testing/sign-in';
import { processSettings } from './service-process.js';

/** As wide as a file may be, and as large. */
function wideFile(): string {
  const { columns, bytes } = maxLeadImport;
  const names = ['Name', 'Email', ...Array.from({ length: columns - 2 }, (_, n) => `c${n}`)];
  const lines = [names.join()];
  let size = names.join().length;
  for (let row = 0; ; row += 1) {
    const line = [
      `Lead ${row}`,
      `lead${row}@wide.example`,
      ...Array(columns - 2).fill('ab'),
    ].join();
    size += line.length + 1;
    if (size > bytes) return lines.join('\n');
    lines.push(line);
  }
}

/** A year of 130 campaigns, padded to the largest report. */
function longReport(): string {
  const head = 'Day,Campaign,Campaign ID,Cost,Note\n';
  const days = 365;
  const campaigns = 130;
  const noteLength = Math.floor(maxSpendReport.bytes / (days * campaigns)) - 45;
  const lines: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    for (let n = 0; n < campaigns; n += 1) {
      lines.push(`${date},Campaign ${n},${1_000_000 + n},1.50,${'x'.repeat(noteLength)}`);
    }
  }
  return head + lines.join('\n');
}

describe('a service with the memory of its container', () => {
  let service: ServiceProcess;
  let headers: Record<string, string>;
  beforeAll(async () => {
    service = await startServiceProcess('leads', {
      ...processSettings,
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: '--max-old-space-size=128',
    });
    headers = { ...(await signIn(['admin'])), 'content-type': 'text/csv' };
  });
  afterAll(() => service.child.kill('SIGKILL'));

  const send = (path: string, body: string, signal?: AbortSignal) =>
    fetch(`${service.address}${path}`, { method: 'POST', headers, body, signal });

  it('should preview the widest file several times at once, and live on', async () => {
    const file = wideFile();
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => send(apiPaths.leadImportPreview, file)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const answer of answers) {
      expect(leadImportPreviewSchema.parse(await answer.json()).counts.new).toBeGreaterThan(3_000);
    }
    expect(service.child.exitCode).toBeNull();
  }, 120_000);

  it('should drop a preview whose sender has gone', async () => {
    const file = wideFile();
    const gone = Array.from({ length: 3 }, () => {
      const leaving = new AbortController();
      const asked = send(apiPaths.leadImportPreview, file, leaving.signal).catch(() => undefined);
      return { leaving, asked };
    });
    for (const { leaving } of gone) leaving.abort();
    await Promise.all(gone.map(({ asked }) => asked));
    expect((await send(apiPaths.leadImportPreview, 'Name\nAnn\n')).status).toBe(200);
    expect(service.log()).not.toContain('Request failed');
  }, 120_000);

  it('should preview the largest report of ad spend', async () => {
    const answer = await send(apiPaths.spendPreview, longReport());
    expect(answer.status).toBe(200);
    const { campaigns, cents } = spendPreviewSchema.parse(await answer.json());
    expect([campaigns.length, cents]).toEqual([130, 130 * 365 * 150]);
  }, 120_000);
});
