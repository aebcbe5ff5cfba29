import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { carriedPerDay, mixed } from './capacity.ts';

const form = { leads: 1, nginx: 0.1, postgres: 0.8, redis: 0.1 };

describe('what a machine carries a day', () => {
  it('is what its cores do in the busiest hour at 60 %, ten times', () => {
    // 2 cores × 3,600 s × 0.6 / 2 ms = 2,160,000 in the busiest hour.
    assert.deepEqual(carriedPerDay(form, { cores: 2, replicas: false }), {
      perDay: 21_600_000,
      perHour: 2_160_000,
      gives: 'all cores',
    });
  });

  it('is limited by a service that runs once, as it uses one core', () => {
    assert.deepEqual(carriedPerDay(form, { cores: 8, replicas: false }), {
      perDay: 21_600_000,
      perHour: 2_160_000,
      gives: 'leads',
    });
    assert.deepEqual(carriedPerDay(form, { cores: 8, replicas: true }), {
      perDay: 86_400_000,
      perHour: 8_640_000,
      gives: 'all cores',
    });
  });

  it('is limited by Redis in the end, which uses one core always', () => {
    const mail = { email: 1, redis: 0.5 };
    assert.equal(carriedPerDay(mail, { cores: 64, replicas: true }).gives, 'redis');
  });
});

it('a mix costs the sum of its parts', () => {
  const parts = [
    { cost: form, count: 2 },
    { cost: { nginx: 0.5 }, count: 10 },
  ];
  assert.deepEqual(mixed(parts), { leads: 2, nginx: 5.2, postgres: 1.6, redis: 0.2 });
});
