import type { Translate } from '#web/lib/text.ts'

const reasons = ['spam', 'offensive', 'harassment', 'dangerous', 'personal-data', 'fake-record', 'illegal', 'club-rules'] as const

/** Why moderators, or those who look after a club, hid something, in words. */
export function reasonOf(reason: string, t: Translate<'posts'>): string {
  const known = reasons.find((one) => one === reason)
  return known ? t(`hidden.${known}`) : reason
}
