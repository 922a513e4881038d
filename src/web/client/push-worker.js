// Lives in the browser while no page is open: shows what we send it, and opens the vote page when it is pressed.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, path, icon } = event.data.json();
  // One for each listing: a newer one takes the place of an older one.
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: path, data: { path }, ...(icon && { icon }) }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url));
});
