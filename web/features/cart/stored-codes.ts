import { promotionLimits } from '#contract/promotion-limits.ts'
import { useStored } from '#web/lib/store.ts'

const store = (change: (codes: string[]) => string[]): void =>
  useStored.setState(({ cart }) => ({ cart: { ...cart, codes: change(cart.codes) } }))

/** The promotion codes of the cart. */
export const useCodes = (): string[] => useStored(({ cart }) => cart.codes)
/** Adds a code at the end; a code that is there already stays in its place. */
export const addCode = (code: string): void =>
  store((codes) => [...codes.filter((one) => one !== code), code].slice(-promotionLimits.codesMax))
export const removeCode = (code: string): void => store((codes) => codes.filter((one) => one !== code))
export const clearCodes = (): void => store(() => [])
