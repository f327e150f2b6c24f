import type { Translate } from '#web/lib/text.ts'

const reasons = ['spam', 'offensive', 'harassment', 'dangerous', 'personal-data', 'fake-record', 'illegal', 'club-rules'] as const

/** The text for the reason why moderators or club staff hid something; an unknown reason is returned as it is. */
export function reasonOf(reason: string, t: Translate<'posts'>): string {
  const known = reasons.find((one) => one === reason)
  return known ? t(`hidden.${known}`) : reason
}
