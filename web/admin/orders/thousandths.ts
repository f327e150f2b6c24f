/** An amount as an integer, to add up and compare: currencies have up to three decimals. */
export const thousandths = (amount: number): number => Math.round(amount * 1000)
