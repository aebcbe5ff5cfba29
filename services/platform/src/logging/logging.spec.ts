import { loggedPath } from './logging.js';

describe('loggedPath', () => {
  it('should drop the query, where contact ids and search words travel', () => {
    expect(loggedPath('/api/contacts?q=ann@example.com')).toBe('/api/contacts');
  });

  it('should replace ids and tokens', () => {
    expect(loggedPath('/api/contacts/1234567890123')).toBe('/api/contacts/:id');
    expect(loggedPath(`/api/bookings/${'x'.repeat(32)}`)).toBe('/api/bookings/:id');
    expect(loggedPath('/api/bookings/AAAAAAAB-x_9')).toBe('/api/bookings/:id');
    expect(loggedPath('/calendar/abc.ics')).toBe('/calendar/:id');
  });

  it('should keep the words of our own paths', () => {
    expect(loggedPath('/api/email-preview/24hour')).toBe('/api/email-preview/24hour');
  });
});
