/** The discount against the previous price, in percent. */
export const discountPercent = ({ price, was }: { price: number; was: number | null }): number =>
  was !== null && was > price ? Math.round((1 - price / was) * 100) : 0
