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

/** Dispatches an event in the worker, and waits for what it passes to `waitUntil`. */
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

it('the service worker shows a pushed message, and nothing for an empty one', async () => {
  await fire('push', { data: { json: () => ({ title: 'Gymfolk', body: 'Ada mentioned you.', url }) } })
  await fire('push', { data: null })
  expect(done).toEqual(['show Gymfolk'])
})

it('the service worker opens the pressed notification in a new page if none is open', async () => {
  await press()
  expect(done).toEqual(['close', `open ${url}`])
})

it('the service worker opens it in an open page, even if it is shown there already', async () => {
  pages = [pageAt('https://shop.example/market')]
  await press()
  pages = [pageAt(url)]
  await press()
  expect(done).toEqual(['close', 'focus', `go ${url}`, 'close', 'focus'])
})
