import { toInputText } from '#contract/currency.ts'

/** An amount as the initial value of a field, with all its decimals: "7.90". Empty if there is none. */
export const typedAmount = (amount: number | null): string => (amount === null ? '' : toInputText(amount))
