// The service worker for reminders: shows a push message as a notification, and opens the vote page when it is clicked.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, path, icon } = event.data.json();
  // With the same tag, a newer notification of a listing replaces the older one.
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: path, data: { path }, ...(icon && { icon }) }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url));
});
