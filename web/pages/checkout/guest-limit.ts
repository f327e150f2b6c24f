import type { FieldErrors } from '#contract/refusal.ts'

/** Whether an order was refused because it exceeds the limit for guests; customers have no such limit. */
export const isGuestLimit = (code: string | null, errors: FieldErrors | null): boolean =>
  code === 'ERROR_IN_ORDER_CREATION' && Object.keys(errors ?? {}).some((field) => /^products\.\d+\.quantity$/.test(field))
