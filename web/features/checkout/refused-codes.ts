import type { CodeOutcome } from '#contract/promotions.ts'
import type { Summary } from '#contract/orders.ts'
import type { Refusal } from '#contract/refusal.ts'

/** The codes that an order is sent with: those that the summary applies. */
export const appliedCodes = ({ codes }: Summary): string[] => codes.filter(({ reason }) => reason === null).map(({ code }) => code)

/**
 * The codes that an order was refused for, with their reasons, though a summary still applies them: it isn't told a guest's email, and so
 * can't know what they have used.
 */
export function refusedCodes({ errors }: Pick<Refusal, 'errors'>, shown: Summary, now: Summary | null): CodeOutcome[] {
  const applied = now ? appliedCodes(now) : []
  return appliedCodes(shown).flatMap((code, index) => {
    const reason = errors?.[`codes.${index}`]?.[0] as CodeOutcome['reason'] | undefined
    return reason && applied.includes(code) ? [{ code, reason, missingAmount: null, missingQuantity: null }] : []
  })
}
