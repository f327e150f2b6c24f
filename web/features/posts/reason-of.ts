import type { Translate } from '#web/lib/text.ts'

const reasons = ['spam', 'offensive', 'harassment', 'dangerous', 'personal-data', 'fake-record', 'illegal'] as const

/** Why moderators hid something, in words. */
export function reasonOf(reason: string, t: Translate<'posts'>): string {
  const known = reasons.find((one) => one === reason)
  return known ? t(`hidden.${known}`) : reason
}
