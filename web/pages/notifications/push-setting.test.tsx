// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { subscribeToToasts } from '#web/lib/toast.ts'
import { PushSetting } from './push-setting.tsx'

const keys = { p256dh: 'point', auth: 'secret' }
let calls: string[]
let permission: NotificationPermission
let subscription: object | null
let subscribe: () => Promise<object>
let toasts: string[]

const newSubscription = {
  toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
  unsubscribe: async () => ((subscription = null), true),
}
beforeAll(() => loadText('en', ['common', 'notification-settings', 'errors']))
beforeEach(() => {
  calls = []
  toasts = []
  subscribeToToasts(({ text }) => toasts.push(text))
  permission = 'default'
  subscription = null
  subscribe = async () => (subscription = newSubscription)
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } })
  setTransport(async (route) => {
    calls.push(route)
    return { publicKey: 'key', isSubscribed: subscription !== null }
  })
  const pushManager = { getSubscription: async () => subscription, subscribe: () => subscribe() }
  vi.stubGlobal('PushManager', Function)
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => (permission = permission === 'default' ? 'granted' : permission),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => ({ pushManager }) } })
})
afterEach(() => {
  cleanup()
  setTransport(overHttp)
  vi.unstubAllGlobals()
})

const button = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Push notifications on this device/ })
const isReady = () => waitFor(() => expect(button().disabled).toBe(false))

test('the setting turns push messages to this browser on and off', async () => {
  render(<PushSetting />)
  await isReady()
  expect(button().checked).toBe(false)
  fireEvent.click(button())
  await waitFor(() => expect(button().checked).toBe(true))
  fireEvent.click(button())
  await waitFor(() => expect(button().checked).toBe(false))
  expect(subscription).toBeNull()
  expect(calls.filter((route) => !route.startsWith('GET'))).toEqual(['PUT /notifications/push', 'DELETE /notifications/push'])
})

test("the setting is off if the shop has purged this browser's subscription", async () => {
  permission = 'granted'
  subscription = newSubscription
  setTransport(async () => ({ publicKey: 'key', isSubscribed: false }))
  render(<PushSetting />)
  await isReady()
  expect(button().checked).toBe(false)
})

test('the setting says that the browser blocks them, before and after a press', async () => {
  permission = 'denied'
  const { unmount } = render(<PushSetting />)
  await screen.findByText(/^Your browser blocks notifications/)
  expect(button().disabled).toBe(true)
  unmount()
  permission = 'default'
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'denied' })
  render(<PushSetting />)
  await isReady()
  fireEvent.click(button())
  await screen.findByText(/^Your browser blocks notifications/)
  expect(calls.some((route) => route.startsWith('PUT'))).toBe(false)
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', /^On an iPhone or iPad, add the shop to your home screen/],
  ['Mozilla/5.0 (X11; Linux x86_64)', "This browser doesn't support push notifications."],
])('says what a browser without a Push API can do: %s', async (agent, text) => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(window, 'PushManager')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  render(<PushSetting />)
  await screen.findByText(text)
  expect(button().disabled).toBe(true)
})

test.each([
  [new DOMException('push service error', 'AbortError'), "Your browser couldn't turn on push notifications. Please try again later."],
  [new Refusal({ code: 'TOO_MANY_REQUESTS', status: 429, sentence: '' }), /./],
])('stays off where it fails, and says so', async (failure, text) => {
  subscribe = () => Promise.reject(failure)
  render(<PushSetting />)
  await isReady()
  fireEvent.click(button())
  await waitFor(() => expect(toasts.at(-1)).toMatch(text))
  expect(button().checked).toBe(false)
})
