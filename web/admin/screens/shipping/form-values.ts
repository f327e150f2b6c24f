import type { ApiInput } from '#contract/api.ts'
import type { ShippingZone } from '#contract/shipping.ts'

type Input = ApiInput<'POST /admin/shipping-zones'>
/** Each row has its own key, so that a removed row takes its fields along. */
type Keyed<T> = T & { key: number }
export type Area = Keyed<ShippingZone['areas'][number]>
export type Tier = Keyed<ShippingZone['methods'][number]['priceTiers'][number]>
export type Method = Keyed<Omit<ShippingZone['methods'][number], 'priceTiers'> & { priceTiers: Tier[] }>
interface ZoneValues {
  name: string
  areas: Area[]
  methods: Method[]
}

let last = 0
const keyed = <T>(value: T): Keyed<T> => ({ ...value, key: (last += 1) })
const bare = <T>({ key: _, ...value }: Keyed<T>) => value

/** A zone in the form's values. */
export const valuesOf = ({ name, areas, methods }: Omit<ShippingZone, 'id' | 'version'>): ZoneValues => ({
  name,
  areas: areas.map(keyed),
  methods: methods.map((method) => keyed({ ...method, priceTiers: method.priceTiers.map(keyed) })),
})

/** A zone in the form that calls accept. */
export const inputOf = ({ name, areas, methods }: ZoneValues): Input => ({
  name,
  areas: areas.map(bare),
  methods: methods.map((method) => ({ ...bare(method), priceTiers: method.priceTiers.map(bare) })),
})

export const newArea = (country: string): Area => keyed({ country, regions: [], postcodes: [] })
export const newTier = (from: number): Tier => keyed({ from, price: 0 })
export const newMethod = (name: string): Method =>
  keyed({
    code: '',
    names: { en: name },
    active: true,
    by: 'value',
    priceTiers: [newTier(0)],
    upTo: null,
    freeFrom: null,
    freeForMembers: false,
    daysMin: 3,
    daysMax: 5,
    cutOff: null,
  })

/** Words separated by commas or spaces, in upper case. */
export const wordsOf = (text: string): string[] => text.toUpperCase().split(/[\s,;]+/).filter(Boolean) // prettier-ignore
/** Postcode prefixes, separated by commas or line breaks, since they may contain spaces. */
export const prefixesOf = (text: string): string[] => text.toUpperCase().split(/[,;\n]+/).map((part) => part.trim()).filter(Boolean) // prettier-ignore

/** A code derived from a name. */
export const codeOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
