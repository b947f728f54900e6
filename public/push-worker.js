/*
 * Shows alerts for searches (docs/decisions/0056). It answers no page's requests and caches nothing: pages come as they would without it.
 * Served as it stands here: nothing is compiled.
 */

/** Tells the site something of this device. @returns the device's subscription, where there is one */
async function tell(method) {
  const subscription = await self.registration.pushManager.getSubscription();
  if (subscription === null) return null;
  await fetch('/api/search-alerts', {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: subscription.endpoint }),
  }).catch(() => undefined);
  return subscription;
}

/** Ends all alerts of this device, also where the site cannot be reached: then it hears from the push service. */
async function stop() {
  const subscription = await tell('DELETE');
  await subscription?.unsubscribe();
}

self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  const hasButtons = (Notification.maxActions ?? 0) > 0;
  event.waitUntil(
    self.registration.showNotification(title, {
      body: hasButtons ? body : `${body}\nTo stop, open Saved jobs.`,
      // The next one takes its place.
      tag: 'search-alert',
      icon: '/icons/app-192.png',
      data: { url },
      actions: [{ action: 'stop', title: 'Stop alerts' }],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  if (event.action === 'stop') return event.waitUntil(stop());
  const { url } = event.notification.data;
  return event.waitUntil(Promise.all([self.clients.openWindow(url), tell('PATCH')]));
});
