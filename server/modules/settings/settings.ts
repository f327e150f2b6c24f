import { type SettingName, settingNames } from '#contract/admin/setting-list.ts'
import type { changeSettings as changeContract, ShopSettings } from '#contract/admin/settings.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext } from '#server/http/context.ts'
import { idOf } from '#server/modules/media/media.ts'
import { type TaxClass, taxClasses } from '#server/modules/tax/tax.ts'
import { configWith, pictureText, readStored, type Stored, settingTexts } from './apply.ts'
import * as queries from './queries.ts'

/** The settings that an owner can change. `config` is the application's own, not the localized one of a request. */
export const readSettings = async (db: Db, config: Config): Promise<ShopSettings> =>
  present(config, { stored: await readStored(db), last: await lastOf(db), classes: await taxClasses(db) })

const lastOf = async (db: Db | Tx): Promise<number> => (await queries.lastOrderNumber.one(db, {}))!.last

/** Changes settings. Fails with INVALID_INPUT by name if a value is invalid or set by the environment. */
export async function changeSettings(
  tx: Tx,
  { values }: ParsedOf<typeof changeContract>,
  context: RequestContext,
  config: Config,
): Promise<ShopSettings> {
  const locked = Object.keys(values).filter((name) => isLocked(config, name))
  if (locked.length > 0)
    throw refuse('INVALID_INPUT', Object.fromEntries(locked.map((name) => [`values.${name}`, ['is set on the server']])))
  await queries.lockSettings.run(tx, {})
  const before = await readStored(tx)
  const given = await withSizes(
    tx,
    Object.entries(values).map(([name, value]) => [name, value.trim()] as const),
  )
  const after = Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(given) }).filter(([, value]) => value !== ''),
  ) as Stored
  const next = checked(config, after)
  const classes = await taxClasses(tx)
  if (values.GIFT_WRAP_TAX_CLASS !== undefined && !classes.some(({ code }) => code === next.giftWrap.taxClass))
    throw refuse('INVALID_INPUT', { 'values.GIFT_WRAP_TAX_CLASS': ['is not one of the tax classes'] })
  if (after.ORDER_NUMBER_START !== before.ORDER_NUMBER_START) await startNumbers(tx, next)
  for (const [name, value] of given) {
    if (value === '') await queries.unsetSetting.run(tx, { name })
    else await queries.setSetting.run(tx, { name, value, now: context.now })
  }
  await queries.announce.run(tx, {})
  const names = Object.keys(values)
  const only = (stored: Stored) => Object.fromEntries(names.map((name) => [name, stored[name as SettingName] ?? null]))
  describeChange(context, { target: names.join(' ').slice(0, 200), before: only(before), after: only(after) })
  return present(next, { stored: after, last: await lastOf(tx), classes }, config)
}

export { currencyBefore } from './currency.ts'

const pictureNames: readonly string[] = ['SHOP_LOGO', 'SHOP_LOGO_DARK'] satisfies SettingName[]

/** Stores the size with a picture's address, as every page needs it. Fails with INVALID_INPUT if the library doesn't have the picture. */
async function withSizes(tx: Tx, given: (readonly [name: string, value: string])[]): Promise<(readonly [name: string, value: string])[]> {
  const sized: (readonly [name: string, value: string])[] = []
  const wrong: Record<string, string[]> = {}
  for (const [name, value] of given) {
    const isPicture = pictureNames.includes(name) && value !== ''
    const stored = isPicture ? await sizedPicture(tx, value) : value
    if (stored === undefined) wrong[`values.${name}`] = ['is not a picture that was uploaded to the media library']
    else sized.push([name, stored])
  }
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
  return sized
}

/** The stored form; undefined if the library doesn't have the picture. A size in the input is ignored. */
async function sizedPicture(tx: Tx, value: string): Promise<string | undefined> {
  const [url = ''] = value.split(' ')
  const id = idOf(url)
  const size = id && (await queries.libraryPicture.one(tx, { id }))
  return size ? pictureText({ url, ...size }) : undefined
}

/** Continues order numbers from the setting. Fails with INVALID_INPUT if an order may already have that number. */
async function startNumbers(tx: Tx, { orderNumbers: { start } }: Config): Promise<void> {
  if (start === undefined) return
  const { last } = (await queries.startOrderNumbersAt.one(tx, { start }))!
  if (start <= last) throw refuse('INVALID_INPUT', { 'values.ORDER_NUMBER_START': [`is not above the last one, ${last}`] })
}

/** The configuration with these settings. Invalid values are refused by name. */
function checked(config: Config, stored: Stored): Config {
  try {
    return configWith(config, stored)
  } catch (error) {
    const sentences = (error as Error).message.split('; ')
    const wrong = new Map<string, string[]>()
    for (const name of settingNames) {
      const sentence = sentences.find((one) => one.startsWith(`${name} `))
      if (sentence !== undefined) wrong.set(`values.${name}`, [sentence.slice(name.length + 1).replace(/ \(it is ".*"\)$/s, '')])
    }
    throw refuse('INVALID_INPUT', wrong.size > 0 ? Object.fromEntries(wrong) : { values: sentences })
  }
}

const isLocked = (config: Config, name: string): boolean => config.given[name] !== undefined

interface Known {
  stored: Stored
  last: number
  classes: TaxClass[]
}

const present = (config: Config, { stored, last, classes }: Known, own = config): ShopSettings => ({
  lastOrderNumber: last,
  taxClasses: classes,
  onServer: { currency: own.shop.currency.name, countries: own.shop.countries, timeZone: own.shipping.timeZone },
  settings: settingNames.map((name) => ({
    name,
    value: settingTexts[name](config),
    isLocked: isLocked(own, name),
    isSet: stored[name] !== undefined && !isLocked(own, name),
  })),
})
