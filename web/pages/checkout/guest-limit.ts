import type { FieldErrors } from '#contract/refusal.ts'

/** Whether an order was refused because guests can't order that many; customers have no such limit. */
export const isGuestLimit = (code: string | null, errors: FieldErrors | null): boolean =>
  code === 'ERROR_IN_ORDER_CREATION' && Object.keys(errors ?? {}).some((field) => /^products\.\d+\.quantity$/.test(field))
