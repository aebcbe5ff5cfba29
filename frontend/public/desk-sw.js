// The service worker of the owner's desk: it shows notifications. It caches nothing and answers no request.

const deskPath = '/admin';
const fallback = { kind: 'news', text: 'There is news on your desk.', path: deskPath };

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openDesk(event.notification.data?.path));
});

/** A browser ends the subscription of a worker that shows nothing, so what cannot be read is shown as well. */
function read(data) {
  try {
    return { ...fallback, ...data.json() };
  } catch {
    return fallback;
  }
}

function show({ kind, text, path }) {
  return self.registration.showNotification(text, {
    // A second one of a kind replaces the first, and rings again.
    tag: kind,
    renotify: true,
    icon: '/icon-192.png',
    data: { path },
  });
}

/** An open desk is only brought to the front, because it may hold unsaved work. */
async function openDesk(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const desk = windows.find(({ url }) => new URL(url).pathname === deskPath);
  if (desk) return desk.focus();
  const target = new URL(path ?? deskPath, self.location.origin);
  const isDesk = target.origin === self.location.origin && target.pathname === deskPath;
  return self.clients.openWindow(isDesk ? target.href : deskPath);
}
