import type { ParsedOf } from '#contract/endpoint.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type * as contract from '#contract/tax.ts'
import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { TaxCache } from './cache.ts'
import * as queries from './queries.ts'
import type { TaxSettings, TaxZone } from './types.ts'

const perPercent = 1000

/** The tax settings for staff to edit. */
export const getSettings = async (db: Db | Tx): Promise<contract.TaxSettings> => present((await queries.readSettings.one(db, {}))!)

/** The classes that products can have. */
export const classesOf = async (db: Db): Promise<TaxSettings['classes']> => (await queries.readSettings.one(db, {}))!.classes

/** Saves the tax settings, if they haven't changed since they were read. A class that products or gift wrap use can't be removed. */
export async function changeSettings(
  tx: Tx,
  cache: TaxCache,
  input: ParsedOf<typeof contract.changeTaxSettings>,
  { giftWrap }: Pick<Config, 'giftWrap'>,
): Promise<contract.TaxSettings> {
  check(input)
  const before = (await queries.readSettings.one(tx, {}))!
  const gone = before.classes.map(({ code }) => code).filter((code) => !input.classes.some((one) => one.code === code))
  if (gone.includes(giftWrap.taxClass)) throw refuse('TAX_CLASS_IS_USED', { classes: [`need ${giftWrap.taxClass}: gift wrap has it`] })
  const [used] = await queries.usedClasses.all(tx, { classes: gone })
  if (used) throw refuse('TAX_CLASS_IS_USED', { classes: [`need ${used.tax_class}: products have it`] })
  const saved = await queries.saveSettings.run(tx, { ...input, charges_none: input.chargesNone, zones: input.zones.map(stored) })
  if (saved === 0) throw refuse('TAX_SETTINGS_WERE_CHANGED')
  tx.afterCommit(async () => cache.clear())
  return getSettings(tx)
}

function check({ classes, zones }: Pick<contract.TaxSettings, 'classes' | 'zones'>): void {
  const known = new Set(classes.map(({ code }) => code))
  const wrong: FieldErrors = {}
  const places = new Set<string>()
  for (const [index, { country, region, rates, shippingClass }] of zones.entries()) {
    const place = `${country} ${region}`
    if (places.has(place)) wrong[`zones.${index}.region`] = ['is there twice']
    places.add(place)
    for (const [at, { taxClass }] of rates.entries()) {
      if (!known.has(taxClass)) wrong[`zones.${index}.rates.${at}.taxClass`] = ['is not one of the classes']
      else if (rates.findIndex((one) => one.taxClass === taxClass) < at) wrong[`zones.${index}.rates.${at}.taxClass`] = ['is there twice']
    }
    if (shippingClass !== null && !known.has(shippingClass)) wrong[`zones.${index}.shippingClass`] = ['is not one of the classes']
  }
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
}

const stored = ({ rates, ...zone }: contract.TaxZone): TaxZone => ({
  ...zone,
  rates: Object.fromEntries(rates.map(({ taxClass, percent }) => [taxClass, Math.round(percent * perPercent)])),
})
const present = ({ zones, charges_none, ...settings }: TaxSettings): contract.TaxSettings => ({
  ...settings,
  chargesNone: charges_none && zones.length === 0,
  zones: zones.map(({ rates, ...zone }) => ({
    ...zone,
    rates: Object.entries(rates).map(([taxClass, rate]) => ({ taxClass, percent: rate / perPercent })),
  })),
})
