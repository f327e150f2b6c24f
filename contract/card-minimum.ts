/**
 * The least amounts that cards pay, in minor units (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). Of currencies that
 * aren't listed, Stripe converts the amount, and asks for as much as in its account's currency.
 */
const least: Readonly<Record<string, number>> = {
  AED: 200,
  BDT: 6000,
  BGN: 100,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
}

/** The least amount that a card pays in a currency, in minor units: 0.50 where nothing else is known. */
export const cardMinimum = (currency: string): number => least[currency] ?? 50
