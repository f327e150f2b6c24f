/** What the shop pushes: `PushMessage` of the server. */
interface Message {
  title: string
  body: string
  url: string
}

/** Of a worker's own world, which the pages' types don't have. */
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

/** Each replaces the one before, which it counts in. */
const tag = 'notifications'

function show({ title, body, url }: Message): Promise<void> {
  return registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } })
}

/** In a page of the shop that is open, or else in a new one. */
async function openPage(url: string): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window' })
  if (!page) return void (await clients.openWindow(url))
  await page.focus()
  if (page.url !== url) await page.navigate(url)
}

/** Shows what is pushed, and opens what is pressed. */
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
