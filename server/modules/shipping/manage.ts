import { regionsOf } from '#contract/customers/regions.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major, minor } from '#contract/currency.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type * as contract from '#contract/shipping.ts'
import { shippingLimits } from '#contract/shipping-limits.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { ShippingCache } from './cache.ts'
import * as queries from './queries.ts'
import type { Method, Zone } from './types.ts'
import { activeMethods } from './zones.ts'

type Input = ParsedOf<typeof contract.createShippingZone>
type Money = (amount: number) => number

/** All zones for staff to edit. */
export async function listZones(db: Db, { shop }: Pick<Config, 'shop'>): Promise<OutputOf<typeof contract.listShippingZones>> {
  return { zones: (await queries.allZones.all(db, {})).map(present), countries: shop.countries }
}

/** Adds a zone. Refuses an area that another zone has. */
export async function createZone(
  tx: Tx,
  cache: ShippingCache,
  input: Input,
  context: { config: Config; now: Date },
): Promise<contract.ShippingZone> {
  const zones = await lockedZones(tx)
  if (zones.length >= shippingLimits.zonesMax) throw refuse('TOO_MANY_SHIPPING_ZONES')
  const zone = { id: newId(context.now), version: 1, ...stored(input) }
  check(zone, zones, context.config)
  await queries.insert.run(tx, { ...zone, now: context.now })
  tx.afterCommit(async () => cache.clear())
  return present(zone)
}

/** Saves a zone, if it hasn't changed since it was read. */
export async function changeZone(
  tx: Tx,
  cache: ShippingCache,
  { id, version, ...input }: ParsedOf<typeof contract.changeShippingZone>,
  { config }: { config: Config },
): Promise<contract.ShippingZone> {
  const zones = await lockedZones(tx)
  const before = zones.find((zone) => zone.id === id)
  if (!before) throw refuse('NOT_FOUND')
  if (before.version !== version) throw refuse('SHIPPING_ZONE_WAS_CHANGED')
  const zone = { id, version, ...stored(input) }
  check(
    zone,
    zones.filter((one) => one.id !== id),
    config,
  )
  await queries.update.run(tx, zone)
  tx.afterCommit(async () => cache.clear())
  return present({ ...zone, version: version + 1 })
}

/** Removes a zone; orders shipped to it stay as they are. */
export async function deleteZone(tx: Tx, cache: ShippingCache, id: string): Promise<Record<string, never>> {
  const zones = await lockedZones(tx)
  if (!zones.some((zone) => zone.id === id)) throw refuse('NOT_FOUND')
  refuseWithoutMethod(zones.filter((zone) => zone.id !== id))
  await queries.remove.run(tx, { id })
  tx.afterCommit(async () => cache.clear())
  return {}
}

async function lockedZones(tx: Tx): Promise<Zone[]> {
  await queries.lock.all(tx, {})
  return queries.allZones.all(tx, {})
}

function check(zone: Zone, others: Zone[], config: Pick<Config, 'shop'>): void {
  refuseBadAreas(zone, others, config)
  const codes = zone.methods.map(({ code }) => code)
  const twice = codes.findIndex((code, index) => codes.indexOf(code) < index)
  if (twice >= 0) throw refuse('INVALID_INPUT', { [`methods.${twice}.code`]: ['is there twice'] })
  refuseWithoutMethod([...others, zone])
}

/** Refuses to leave the shop without an active method, because pages show what shipping costs. */
function refuseWithoutMethod(zones: Zone[]): void {
  if (!zones.some((zone) => activeMethods(zone).length > 0)) throw refuse('LAST_SHIPPING_METHOD')
}

function refuseBadAreas(zone: Zone, others: Zone[], { shop }: Pick<Config, 'shop'>): void {
  const taken = new Map(others.flatMap((other) => namesOf(other).map((name) => [name, other.name] as const)))
  const wrong: FieldErrors = {}
  if (zone.areas.length === 0 && taken.has(everywhere)) wrong.areas = [`are empty, like those of ${taken.get(everywhere)}`]
  const own = new Set<string>()
  for (const [index, area] of zone.areas.entries()) {
    if (!shop.countries.includes(area.country)) wrong[`areas.${index}.country`] = ['is not a country that the shop ships to']
    const regions = regionsOf(area.country)
    area.regions.forEach((code, at) => {
      if (regions.length > 0 && !regions.some((region) => region.code === code))
        wrong[`areas.${index}.regions.${at}`] = ['is not the code of a state or province of the country']
    })
    for (const name of namesOf({ areas: [area] })) {
      if (own.has(name) || taken.has(name)) wrong[`areas.${index}`] = [`${name} is in ${taken.get(name) ?? 'it twice'}`]
      own.add(name)
    }
  }
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
}

const everywhere = '*'
/** All places of a zone: `US`, `US CA`, `US 902…`. */
const namesOf = ({ areas }: Pick<Zone, 'areas'>): string[] =>
  areas.length === 0
    ? [everywhere]
    : areas.flatMap(({ country, regions, postcodes }) =>
        regions.length + postcodes.length === 0
          ? [country]
          : [...regions.map((region) => `${country} ${region}`), ...postcodes.map((start) => `${country} ${start}…`)],
      )

const stored = ({ methods, ...rest }: Input): Omit<Zone, 'id' | 'version'> => ({
  ...rest,
  methods: methods.map((one) => withMoney(one, minor)),
})
const present = ({ methods, ...rest }: Zone): contract.ShippingZone => ({ ...rest, methods: methods.map((one) => withMoney(one, major)) })

/** A method with converted amounts. Weights stay in grams. */
function withMoney(method: Method, convert: Money): Method {
  const measure = method.by === 'weight' ? Math.round : convert
  return {
    ...method,
    priceTiers: method.priceTiers.map(({ from, price }) => ({ from: measure(from), price: convert(price) })),
    upTo: method.upTo === null ? null : measure(method.upTo),
    freeFrom: method.freeFrom === null ? null : convert(method.freeFrom),
  }
}
