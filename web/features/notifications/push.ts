import { signed } from '#web/features/auth/session/session.ts'

/** Whether this browser shows notifications while no page is open; `install`: it would, as an app on the home screen. */
export type PushState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return isApple() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const [subscription, { isSubscribed }] = await Promise.all([currentSubscription(), signed('GET /notifications/push', {})])
  return subscription && isSubscribed && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Asks for permission, which browsers allow after a press only, and subscribes. */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const { publicKey } = await signed('GET /notifications/push', {})
  const { pushManager } = await registration()
  // One of before may be for other keys.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  await signed('PUT /notifications/push', { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } })
  return 'on'
}

/** The shop forgets this browser, and then the browser the shop: the other way round could leave it told. */
export async function turnPushOff(): Promise<PushState> {
  await signed('DELETE /notifications/push', {})
  await (await currentSubscription())?.unsubscribe()
  return 'off'
}

const currentSubscription = async () => (await registration()).pushManager.getSubscription()

const registration = async () => (await navigator.serviceWorker.getRegistration()) ?? navigator.serviceWorker.register('/service-worker.js')

/** There the Push API exists only in what was added to the home screen. */
const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent)
