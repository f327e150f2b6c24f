/** Another currency than the shop's, which this browser chose. Amounts in major units, of the shop's and of this one. */
export interface ChosenCurrency {
  code: string
  /** A price, rounded as the shop's owner wants it. */
  price: (amount: number) => number
  /** The same as text; `short` without ".00", `exact` to the minor unit; `times`: a part of it, or a multiple (see `AmountIn`). */
  write: (amount: number, short?: 'price' | 'exact', times?: readonly [over: number, under: number]) => string
  /** Any other amount, to the minor unit. */
  convert: (amount: number) => number
}

declare global {
  /**
   * Set by the inline script (currency-script.ts) where there is one; the server never has it. Read it for prices in `<data>`, which that script has written by
   * the time React compares, and for what only the browser writes; else `useChosenCurrency`.
   */
  var chosenCurrency: ChosenCurrency | undefined
}
