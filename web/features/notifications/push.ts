import { signed } from '#web/features/auth/session/session.ts'

/** Whether this browser shows push notifications; `install`: it can once the shop is added to the home screen. */
export type PushState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return isApple() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const [subscription, { isSubscribed }] = await Promise.all([currentSubscription(), signed('GET /notifications/push', {})])
  return subscription && isSubscribed && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Asks for permission, which browsers allow only after a user gesture, and subscribes. */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const { publicKey } = await signed('GET /notifications/push', {})
  const { pushManager } = await registration()
  // A previous subscription may be for other keys.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  await signed('PUT /notifications/push', { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } })
  return 'on'
}

/** Unsubscribes on the server first: in the other order, a failure could leave the server sending to this browser. */
export async function turnPushOff(): Promise<PushState> {
  await signed('DELETE /notifications/push', {})
  await (await currentSubscription())?.unsubscribe()
  return 'off'
}

const currentSubscription = async () => (await registration()).pushManager.getSubscription()

const registration = async () => (await navigator.serviceWorker.getRegistration()) ?? navigator.serviceWorker.register('/service-worker.js')

/** iOS offers the Push API only to web apps on the home screen. */
const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent)
