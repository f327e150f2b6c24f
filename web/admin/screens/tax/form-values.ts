import type { ApiInput } from '#contract/api.ts'
import type { TaxSettings } from '#contract/tax.ts'

type Input = ApiInput<'PUT /admin/tax'>
/** Each row has its own key, so that a removed row takes its fields along. */
type Keyed<T> = T & { key: number }
export type TaxClass = Keyed<TaxSettings['classes'][number]>
export type Zone = Keyed<TaxSettings['zones'][number]>

let last = 0
export const keyed = <T>(value: T): Keyed<T> => ({ ...value, key: (last += 1) })
const bare = <T>({ key: _, ...value }: Keyed<T>) => value

/** The classes by their codes, the first of each: while codes are typed, two may be equal. */
export const withOwnCodes = (classes: TaxClass[]): TaxClass[] =>
  [...new Map(classes.toReversed().map((one) => [one.code, one])).values()].toReversed()

/** The request body. Rates of a removed class are dropped. */
export function inputOf(classes: TaxClass[], zones: Zone[]): Pick<Input, 'classes' | 'zones'> {
  return { classes: classes.map(bare), zones: zones.map((zone) => bare(withoutRemoved(zone, classes))) }
}

/** A zone without its references to removed classes. */
export function withoutRemoved(zone: Zone, classes: TaxClass[]): Zone {
  const isThere = (code: string | null) => classes.some((one) => one.code === code)
  return {
    ...zone,
    rates: zone.rates.filter(({ taxClass }) => isThere(taxClass)),
    shippingClass: isThere(zone.shippingClass) ? zone.shippingClass : null,
  }
}

/** A new tax zone for the first country without one. */
export function newZone(countries: string[], zones: Zone[]): Zone {
  const country = countries.find((one) => !zones.some((zone) => zone.country === one)) ?? countries[0] ?? 'US'
  return keyed({ country, region: '', name: 'VAT', rates: [], shippingClass: 'standard' })
}

/** A zone with the rate of one class set; null removes it. */
export const withRate = (zone: Zone, taxClass: string, percent: number | null): Zone => ({
  ...zone,
  rates: [...zone.rates.filter((rate) => rate.taxClass !== taxClass), ...(percent === null ? [] : [{ taxClass, percent }])],
})
