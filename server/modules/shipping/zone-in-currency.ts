import { convert, type Exchange } from '#contract/exchange.ts'
import type { Method, Zone } from './types.ts'

/** A zone with the prices and thresholds of its methods in another currency. */
export const zoneInCurrency = (zone: Zone | undefined, exchange: Exchange | null): Zone | undefined =>
  zone && exchange ? { ...zone, methods: zone.methods.map((method) => methodIn(method, exchange)) } : zone

function methodIn(method: Method, exchange: Exchange): Method {
  const money = (units: number): number => convert(units, exchange)
  // Weights aren't converted.
  const measure = method.by === 'weight' ? (grams: number): number => grams : money
  return {
    ...method,
    priceTiers: method.priceTiers.map(({ from, price }) => ({ from: measure(from), price: money(price) })),
    upTo: method.upTo === null ? null : measure(method.upTo),
    freeFrom: method.freeFrom === null ? null : money(method.freeFrom),
  }
}
