import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { handlePushEvents } from './push-events.ts'

const url = 'https://shop.example/notifications'
let worker: EventTarget
let done: string[]
let pages: object[]
beforeEach(() => {
  worker = new EventTarget()
  done = []
  pages = []
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker))
  vi.stubGlobal('clients', { matchAll: async () => pages, openWindow: async (at: string) => done.push(`open ${at}`) })
  vi.stubGlobal('registration', { showNotification: async (title: string) => done.push(`show ${title}`) })
  handlePushEvents()
})
afterEach(() => vi.unstubAllGlobals())

/** Fires an event as a worker's, and waits for what it waits for. */
async function fire(name: string, fields: object): Promise<void> {
  const work: Promise<unknown>[] = []
  const waitUntil = (one: Promise<unknown>) => work.push(one)
  worker.dispatchEvent(Object.assign(new Event(name), { waitUntil, ...fields }))
  await Promise.all(work)
}
const press = () => fire('notificationclick', { notification: { data: { url }, close: () => done.push('close') } })
const pageAt = (at: string) => ({
  url: at,
  focus: async () => done.push('focus'),
  navigate: async (to: string) => done.push(`go ${to}`),
})

it('shows what is pushed, and nothing of an empty message', async () => {
  await fire('push', { data: { json: () => ({ title: 'Gymfolk', body: 'Ada mentioned you.', url }) } })
  await fire('push', { data: null })
  expect(done).toEqual(['show Gymfolk'])
})

it('opens what is pressed in a new page where none is open', async () => {
  await press()
  expect(done).toEqual(['close', `open ${url}`])
})

it('opens it in the page that is open, which it may be already', async () => {
  pages = [pageAt('https://shop.example/market')]
  await press()
  pages = [pageAt(url)]
  await press()
  expect(done).toEqual(['close', 'focus', `go ${url}`, 'close', 'focus'])
})
