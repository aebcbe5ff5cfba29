import type { PinoLogger } from 'nestjs-pino';
import { RepeatingTasksService } from './repeating-tasks.service.js';

function setUp() {
  const logger = { info: jest.fn(), warn: jest.fn() };
  return { logger, tasks: new RepeatingTasksService(logger as unknown as PinoLogger) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a repeating task', () => {
  it('should run at once, at every interval, and no more once the service stops', async () => {
    const { tasks } = setUp();
    const run = jest.fn(async () => 0);
    tasks.start({ name: 'Count', intervalMs: 1_000, run });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(run).toHaveBeenCalledTimes(3);
    await tasks.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('should not keep a stopping service from ending, however long it runs', async () => {
    const { tasks } = setUp();
    tasks.start({ name: 'Hang', intervalMs: 1_000, run: () => new Promise(() => undefined) });
    const stopped = jest.fn();
    void tasks.beforeApplicationShutdown().then(stopped);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(stopped).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(stopped).toHaveBeenCalled();
  });

  it('should never run twice at once, and once more when asked meanwhile', async () => {
    const { tasks } = setUp();
    const finish: (() => void)[] = [];
    const run = jest.fn(() => new Promise<number>((resolve) => finish.push(() => resolve(0))));
    const task = tasks.start({ name: 'Count', intervalMs: 3_600_000, run });
    task.runSoon();
    task.runSoon();
    expect(run).toHaveBeenCalledTimes(1);
    for (const index of [0, 1]) {
      finish[index]?.();
      await jest.advanceTimersByTimeAsync(0);
      expect(run).toHaveBeenCalledTimes(2);
    }
  });

  it('should log how many items it handled, and nothing when there were none', async () => {
    const { logger, tasks } = setUp();
    const counts = [3, 0];
    const run = async () => counts.shift() ?? 0;
    tasks.start({ name: 'Count', intervalMs: 1_000, run });
    await jest.advanceTimersByTimeAsync(3_000);
    expect(logger.info.mock.calls).toEqual([[{ task: 'Count', count: 3 }, 'Task done']]);
  });

  it('should go on after a failure, and log it once', async () => {
    const { logger, tasks } = setUp();
    let failures = 3;
    const run = async () => {
      failures -= 1;
      if (failures >= 0) throw new TypeError('ann@harbor-bakery.com');
      return 0;
    };
    tasks.start({ name: 'Count', intervalMs: 1_000, run });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(logger.warn.mock.calls).toEqual([
      [{ task: 'Count', err: new TypeError('ann@harbor-bakery.com') }, 'Task failed; retrying'],
    ]);
    expect(logger.info.mock.calls).toEqual([[{ task: 'Count' }, 'Task recovered']]);
  });
});
