/** How many decimals a number has, without trailing zeros; rounded to at most two. */
export const decimalsOf = (value: number): number => `${+value.toFixed(2)}`.split('.')[1]?.length ?? 0
