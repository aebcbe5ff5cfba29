import { QueryFailedError } from 'typeorm';
import { errorName, loggedError } from './logged-error.js';

const driverError = (code: string) => Object.assign(new Error('ann@example.com'), { code });
const failedQuery = (code: string) =>
  new QueryFailedError('INSERT', ['ann@example.com'], driverError(code));

describe('loggedError', () => {
  it('should say what failed and where, without user input', () => {
    const logged = loggedError(failedQuery('23505'));
    expect(logged).toMatchObject({ name: 'QueryFailedError', code: '23505' });
    expect(JSON.stringify(logged)).toContain('logged-error.spec');
    expect(JSON.stringify(logged)).not.toMatch(/ann@|INSERT/);
  });

  it('should give the reason why a connection was lost', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED ::1:6379'), {
      code: 'ECONNREFUSED',
    });
    expect(loggedError(refused)).toMatchObject({ message: refused.message });
  });

  it('should accept values that are not errors', () => {
    expect(JSON.stringify(loggedError('ann@example.com'))).not.toContain('ann');
    expect(errorName('ann@example.com')).toBe('unknown');
  });
});
