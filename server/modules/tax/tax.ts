import type { Destination } from '#contract/shipping.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { TaxRules } from '#server/modules/pricing/pricing.ts'
import type { TaxCache } from './cache.ts'
import * as queries from './queries.ts'
import type { TaxSettings } from './types.ts'

export { TaxCache } from './cache.ts'

export type TaxClass = TaxSettings['classes'][number]

/** The classes of products that are taxed alike. */
export const taxClasses = async (db: Db | Tx): Promise<TaxClass[]> => (await queries.readSettings.one(db, {}))!.classes

/** The tax rules of a destination, and the local name of the tax. */
export type PlaceTax = TaxRules & { name: string }

/** The tax rules for a cart shipped to a destination; undefined if the shop has no tax rules for it. */
export const taxAt = async (db: Db | Tx, cache: TaxCache, destination: Destination): Promise<PlaceTax | undefined> =>
  rulesFor(await cache.settings(db), destination)

/** Whether tax depends on the destination. */
export const isTaxByPlace = async (db: Db | Tx, cache: TaxCache): Promise<boolean> => (await cache.settings(db)).zones.length > 0

/** The rules of a destination: those of its state, otherwise those of its country. */
function rulesFor({ inclusive, zones }: Pick<TaxSettings, 'inclusive' | 'zones'>, destination: Destination): PlaceTax | undefined {
  const there = zones.filter(({ country }) => country === destination.country)
  const zone = there.find(({ region }) => region !== '' && region === destination.region) ?? there.find(({ region }) => region === '')
  if (!zone) return undefined
  const { name, rates, shippingClass } = zone
  return { name, inclusive, rates, shippingRate: shippingClass === null ? 0 : (rates[shippingClass] ?? 0) }
}
