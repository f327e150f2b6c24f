/** The currency this browser chose instead of the shop's. Its functions take amounts in the shop's currency, all in major units. */
export interface ChosenCurrency {
  code: string
  /** Converts a price, with the rounding the shop's owner set. */
  price: (amount: number) => number
  /** Formats a converted price; `short` omits ".00", `exact` keeps minor units; `times` scales it (see `AmountIn`). */
  write: (amount: number, short?: 'price' | 'exact', times?: readonly [over: number, under: number]) => string
  /** Converts any other amount, rounded to the minor unit. */
  convert: (amount: number) => number
  /** A share of an amount in this currency, rounded to its minor unit. */
  share: (amount: number, times: readonly [over: number, under: number]) => number
}

declare global {
  /**
   * Set by the inline script (currency-script.ts); never on the server. Read it directly for prices in `<data>`, which that script has
   * rewritten before hydration, and for content rendered only in the browser; otherwise use `useChosenCurrency`.
   */
  var chosenCurrency: ChosenCurrency | undefined
}
