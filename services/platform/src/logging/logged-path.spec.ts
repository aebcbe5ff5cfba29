import { loggedPath } from './logged-path.js';

describe('loggedPath', () => {
  it('should drop the query, where contact ids and search words travel', () => {
    expect(loggedPath('/api/contacts?q=ann@example.com')).toBe('/api/contacts');
  });

  it('should replace ids and tokens', () => {
    expect(loggedPath('/api/contacts/1234567890123')).toBe('/api/contacts/:id');
    expect(loggedPath(`/api/booking/${'x'.repeat(60)}`)).toBe('/api/booking/:id');
  });
});
