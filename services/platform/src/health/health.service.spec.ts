import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { ShutdownService } from '../shutdown/shutdown.service.js';
import { HealthService } from './health.service.js';

function setUp() {
  const postgres = { isUp: true, asked: 0 };
  const clock = { at: 1_000_000, now: () => new Date(clock.at) };
  const query = async () => {
    postgres.asked += 1;
    if (!postgres.isUp) throw new Error('away');
    return {};
  };
  const ping = jest.fn(async () => 'PONG');
  const drain = new ShutdownService();
  const health = new HealthService(
    { manager: { queryRunner: { query } } } as unknown as DataSource,
    { ping } as unknown as Redis,
    clock,
    drain,
  );
  const status = async () => (await health.report()).status;
  return { postgres, clock, ping, drain, status };
}

describe('HealthService', () => {
  it('should ask Postgres and Redis once a second, however many ask it', async () => {
    const { postgres, clock, ping, status } = setUp();
    await Promise.all(Array.from({ length: 50 }, status));
    clock.at += 999;
    await Promise.all(Array.from({ length: 50 }, status));
    expect([postgres.asked, ping.mock.calls.length]).toEqual([1, 1]);
    clock.at += 1;
    await status();
    expect([postgres.asked, ping.mock.calls.length]).toEqual([2, 2]);
  });

  it('should share a probe that takes longer than a second', async () => {
    const { clock, ping, status } = setUp();
    let answer: (pong: string) => void = () => undefined;
    ping.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const first = status();
    clock.at += 1_200;
    const second = status();
    answer('PONG');
    expect(await Promise.all([first, second])).toEqual(['ok', 'ok']);
    expect(ping).toHaveBeenCalledTimes(1);
  });

  it('should tell of an outage and of its end within a second', async () => {
    const { postgres, clock, status } = setUp();
    expect(await status()).toBe('ok');
    postgres.isUp = false;
    expect(await status()).toBe('ok');
    clock.at += 1_000;
    expect(await status()).toBe('down');
    postgres.isUp = true;
    clock.at += 1_000;
    expect(await status()).toBe('ok');
  });

  it('should not keep an old report because the clock was set back', async () => {
    const { postgres, clock, status } = setUp();
    await status();
    postgres.isUp = false;
    clock.at -= 3_600_000;
    expect(await status()).toBe('down');
  });

  it('should probe each time while the process stops', async () => {
    const { postgres, drain, status } = setUp();
    expect(await status()).toBe('ok');
    drain.isStopping = true;
    postgres.isUp = false;
    expect(await status()).toBe('down');
  });
});
