import type { SignUpDraft } from '#web/features/auth/credentials/schema.ts'
import { limits } from '#contract/limits.ts'

const entry = 'sign-up-code'

/** Remembers, for this tab and as long as the code lives, who a code was sent to: a reload leads back to it. Never the password. */
export function storePendingCode({ name, email, phone }: SignUpDraft, now: number): void {
  attempt(() => sessionStorage.setItem(entry, JSON.stringify({ name, email, phone, until: now + limits.otp.minutes * 60_000 })))
}

export function clearPendingCode(): void {
  attempt(() => sessionStorage.removeItem(entry))
}

/** Who a code is on its way to, without their password; null where there is none, or it has expired. */
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
    // Storage may be closed to us; a reload then begins anew.
  }
}
