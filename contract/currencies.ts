import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { versionNumber } from './fields.ts'
import { roundings } from './exchange.ts'

const tag = 'Currencies (staff)'
const auth = { staff: 'settings:write' } as const
const currenciesMax = 30

/** ISO 4217. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'is not a currency code like EUR')
/** An exact decimal as text: a float would lose precision. */
export const exchangeRate = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,10})?$/, 'is not a rate like 0.9215')
  .refine((rate) => Number(rate) > 0, 'is nothing')

/** The currency of an order, if it isn't the shop's, and its amount per unit of the shop's currency. */
export const orderCurrency = z.strictObject({ code: currencyCode, rate: exchangeRate })

/** An additional currency for displayed prices and payments. */
const currency = z.strictObject({
  code: currencyCode,
  /** The amount of it per unit of the shop's currency. */
  rate: exchangeRate,
  rounding: z.enum(roundings),
  active: z.boolean(),
})
const currencyList = { currencies: z.array(currency).max(currenciesMax) }
export const currencySettings = z.object({ version: z.int(), ...currencyList }).meta({ id: 'CurrencySettings' })
export type CurrencySettings = z.output<typeof currencySettings>

export const getCurrencies = endpoint({
  id: 'getCurrencies',
  route: 'GET /admin/currencies',
  tag,
  auth,
  summary: 'Get the currencies that the shop takes besides its own, in display order',
  input: z.object({}),
  output: currencySettings,
  refusals: [],
})
export const changeCurrencies = endpoint({
  id: 'changeCurrencies',
  route: 'PUT /admin/currencies',
  tag,
  auth,
  summary: 'Save the currencies, for orders from now on. `version` is the one that was read; an outdated one is refused',
  input: z.strictObject({ version: versionNumber, ...currencyList }),
  output: currencySettings,
  refusals: ['CURRENCIES_WERE_CHANGED'],
})
