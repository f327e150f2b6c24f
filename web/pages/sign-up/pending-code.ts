import type { SignUpDraft } from '#web/features/auth/credentials/schema.ts'
import { limits } from '#contract/limits.ts'

const entry = 'sign-up-code'

/** Remembers in this tab, until the code expires, who it was sent to, so that a reload keeps the step. Never stores the password. */
export function storePendingCode({ name, email, phone }: SignUpDraft, now: number): void {
  attempt(() => sessionStorage.setItem(entry, JSON.stringify({ name, email, phone, until: now + limits.otp.minutes * 60_000 })))
}

export function clearPendingCode(): void {
  attempt(() => sessionStorage.removeItem(entry))
}

/** Who a code was sent to, without the password; null if there is none, or it has expired. */
export function readPendingCode(now: number): SignUpDraft | null {
  try {
    const { name, email, phone, until } = JSON.parse(sessionStorage.getItem(entry) ?? '{}') as Record<string, unknown>
    if (typeof name !== 'string' || typeof until !== 'number' || until < now) return null
    if (typeof email === 'string') return { name, email, password: '' }
    return typeof phone === 'string' ? { name, phone, password: '' } : null
  } catch {
    return null
  }
}

function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // Storage may be unavailable; a reload then starts over.
  }
}
