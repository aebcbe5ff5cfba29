import fc from 'fast-check';
import { allowedEndpoint } from './push-hosts.js';

const standIn = 'https://localhost:8443';

describe('allowedEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/c3:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
    'https://web.push.apple.com/QGuQyavXutnMH',
  ])('accepts the push service of a browser: %s', (endpoint) => {
    expect(allowedEndpoint(endpoint)).toBe(endpoint);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com@169.254.169.254/latest',
    'https://user:password@fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.attacker.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://storage.googleapis.com/x',
    'https://notify.windows.com.attacker.example/x',
    'https://evilnotify.windows.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://redis:6379/',
    'https://localhost:8443/x',
    'https:\\\\attacker.example\\.push.apple.com',
    'file:///etc/passwd',
    'fcm.googleapis.com/fcm/send/x',
    '',
  ])('rejects any other address: %s', (endpoint) => {
    expect(allowedEndpoint(endpoint)).toBeUndefined();
  });

  it('should accept a stand-in only at its own origin', () => {
    expect(allowedEndpoint(`${standIn}/device`, standIn)).toBe(`${standIn}/device`);
    expect(allowedEndpoint('https://localhost:8444/device', standIn)).toBeUndefined();
    expect(allowedEndpoint('https://localhost:8443.attacker.example/', standIn)).toBeUndefined();
  });

  it('should let no host through but the listed ones', () => {
    const known =
      /(^fcm\.googleapis\.com|\.push\.services\.mozilla\.com|\.notify\.windows\.com|\.push\.apple\.com)$/;
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }), (url) => {
        const target = allowedEndpoint(url);
        expect(target === undefined || known.test(new URL(target).hostname)).toBe(true);
      }),
    );
  });
});
