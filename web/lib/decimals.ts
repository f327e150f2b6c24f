/** How many decimals a number has, without trailing zeros; rounded to at most two, or `max`. */
export const decimalsOf = (value: number, max = 2): number => `${+value.toFixed(max)}`.split('.')[1]?.length ?? 0
