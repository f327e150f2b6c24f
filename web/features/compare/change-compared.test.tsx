// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { subscribeToToasts, type Toast } from '#web/lib/toast.ts'
import { loadText } from '#web/lib/text.ts'
import { remove, toggle } from './change-compared.ts'
import { storeCompared, toggleCompared, useCompared } from './compared.ts'

const product = (id: string) => ({ id, name: id.toUpperCase(), photo: '' })
const ids = () =>
  useCompared
    .getState()
    .items.map(({ id }) => id)
    .join('')

let toasts: Toast[] = []
let calls: [string, unknown][] = []
let answer: (route: string) => unknown = () => undefined

beforeEach(async () => {
  document.documentElement.lang = 'en'
  await loadText('en', ['common', 'compare'])
  localStorage.clear()
  storeCompared([])
  toasts = []
  calls = []
  const unsubscribe = subscribeToToasts((toast) => toasts.push(toast))
  useStored.setState({ auth: { access_token: null, provider: 'none' } })
  setTransport(async (route, input) => {
    calls.push([route, input])
    return answer(route)
  })
  return () => {
    unsubscribe()
    setTransport(overHttp)
  }
})

const signIn = () => useStored.setState({ auth: { access_token: 't', provider: 'none' } })
const items = (...of: string[]) => ({ items: of.map((id) => ({ productId: id, product: { info: { name: id }, photos: [] } })) })

describe('a visitor', () => {
  test('compares three products, each once; the oldest is dropped, which the toast can undo', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await toggle(product(id))
    expect(ids()).toBe('bcd')
    expect(toasts.at(-1)!.text).toBe('D replaced A.')
    toasts.at(-1)!.action!.run()
    await vi.waitFor(() => expect(ids()).toBe('abc'))
    await toggle(product('b'))
    expect(ids()).toBe('ac')
    expect(calls).toEqual([])
    expect(JSON.parse(localStorage.getItem('compare')!)).toHaveLength(2)
  })
})

test('a product that was added is announced once: by the link in view, elsewhere by a toast', async () => {
  history.replaceState(null, '', '/product/whey')
  await toggle(product('a'))
  expect(toasts).toEqual([])
  history.replaceState(null, '', '/wishlist')
  await toggle(product('b'))
  expect(toasts.map(({ text }) => text)).toEqual(["B added. You're comparing 2 products."])
})

describe('a customer', () => {
  test("sees the change immediately, and then the server's response", async () => {
    signIn()
    let release = (_: unknown): void => undefined
    answer = () => new Promise((resolve) => (release = resolve))
    const done = toggle(product('a'))
    await vi.waitFor(() => expect(ids()).toBe('a'))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    release(items('x', 'a'))
    await done
    expect(ids()).toBe('xa')
  })

  test('is told when it fails, and sees the previous state', async () => {
    storeCompared([product('a')])
    signIn()
    answer = () => {
      throw new Refusal({ code: 'SERVICE_UNAVAILABLE', status: 503, sentence: '' })
    }
    await toggle(product('b'))
    expect(ids()).toBe('a')
    expect(await remove('a')).toBe(false)
    expect(ids()).toBe('a')
    expect(toasts.every(({ kind }) => kind === 'error')).toBe(true)
  })
})

test('a press whose code or texts could not be loaded says so', async () => {
  vi.doMock('./change-compared.ts', () => ({ toggle: () => Promise.reject(new TypeError('Failed to fetch')) }))
  toggleCompared(product('a'))
  await vi.waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual(["We can't reach the shop right now. Please try again in a moment."]),
  )
  expect(ids()).toBe('')
})
