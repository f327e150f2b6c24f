import { asTyped } from '#contract/currency.ts'

/** An amount as a field begins with it, with all its digits: "7.90". Empty where there is none. */
export const typedAmount = (amount: number | null): string => (amount === null ? '' : asTyped(amount))
