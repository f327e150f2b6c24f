/** The payload of a push message: the server's `PushMessage`. */
interface Message {
  title: string
  body: string
  url: string
}

/** The types of the worker's scope, which the pages' TypeScript configuration doesn't include. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface PushEvent extends WorkerEvent {
  data: { json: () => Message } | null
}
interface ClickEvent extends WorkerEvent {
  notification: { data: { url: string }; close: () => void }
}
interface OpenPage {
  url: string
  focus: () => Promise<OpenPage>
  navigate: (url: string) => Promise<unknown>
}
declare const registration: { showNotification: (title: string, options: object) => Promise<void> }
declare const clients: { matchAll: (which: { type: 'window' }) => Promise<OpenPage[]>; openWindow: (url: string) => Promise<unknown> }

/** Notifications share a tag, so each replaces the previous one, whose count it includes. */
const tag = 'notifications'

function show({ title, body, url }: Message): Promise<void> {
  return registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } })
}

/** Opens the URL in an existing window of the shop, or in a new one. */
async function openPage(url: string): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window' })
  if (!page) return void (await clients.openWindow(url))
  await page.focus()
  if (page.url !== url) await page.navigate(url)
}

/** Shows push messages as notifications, and opens their URL when they are pressed. */
export function handlePushEvents(): void {
  addEventListener('push', (event) => {
    const { data, waitUntil } = event as PushEvent
    if (data) waitUntil.call(event, show(data.json()))
  })
  addEventListener('notificationclick', (event) => {
    const { notification, waitUntil } = event as ClickEvent
    notification.close()
    waitUntil.call(event, openPage(notification.data.url))
  })
}
