/** How much is saved against the price before, in percent. */
export const savingOf = ({ price, was }: { price: number; was: number | null }): number =>
  was !== null && was > price ? Math.round((1 - price / was) * 100) : 0
