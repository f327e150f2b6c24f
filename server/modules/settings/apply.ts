import { major } from '#contract/currency.ts'
import type { LogoPicture } from '#contract/logo.ts'
import { type SettingName, settingNames } from '#contract/admin/setting-list.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { refreshLocales } from '#server/http/locale.ts'
import { storedSettings } from './queries.ts'

export type Stored = Partial<Record<SettingName, string>>

const isName = (name: string): name is SettingName => (settingNames as readonly string[]).includes(name)

/** The stored values of settings that still exist. */
export async function readStored(db: Db | Tx): Promise<Stored> {
  const rows = await storedSettings.all(db, {})
  return Object.fromEntries(rows.filter(({ name }) => isName(name)).map(({ name, value }) => [name, value]))
}

/** The configuration with these settings; throws an Error with one sentence per invalid value. */
export const configWith = (config: Config, stored: Stored): Config => readConfig({ ...stored, ...config.given })

/**
 * Applies stored settings to the configuration object itself, so that everything that reads a setting later gets the new value. If they're
 * invalid, nothing changes and it throws.
 */
export function applySettings(config: Config, stored: Stored): void {
  const next = configWith(config, stored)
  const { name, logo, supportEmail, units } = next.shop
  Object.assign(config.shop, { name, logo, supportEmail, units })
  Object.assign(config.logos, next.logos)
  Object.assign(config.seller, next.seller)
  const { cod, codMax, points } = next.payment
  Object.assign(config.payment, { cod, codMax, points })
  const { perUnit, perUnitWorth, expireMonths } = next.points
  Object.assign(config.points, { perUnit, perUnitWorth, expireMonths })
  Object.assign(config.returns, next.returns)
  Object.assign(config.maintenance, next.maintenance)
  Object.assign(config.orderNumbers, next.orderNumbers)
  Object.assign(config.giftWrap, next.giftWrap)
  const { guestStockShare, offersGiftWrap, reviewRequestDays, cartReminderHours, publishDate, isWaitlistForced } = next
  Object.assign(config, {
    guestStockShare,
    offersGiftWrap,
    reviewRequestDays,
    cartReminderHours,
    publishDate,
    isWaitlistForced,
    revision: config.revision + 1,
  })
  refreshLocales(config)
}

const onOff = (is: boolean): string => (is ? 'on' : 'off')

/** A picture in the format of the environment variable: its address and size. */
export const pictureText = (picture: LogoPicture | undefined): string =>
  picture ? `${picture.url} ${picture.width}x${picture.height}` : ''

/** The text form of each current value. */
export const settingTexts: Record<SettingName, (config: Config) => string> = {
  SHOP_NAME: ({ shop }) => shop.name,
  SHOP_LOGO: ({ logos }) => pictureText(logos.light),
  SHOP_LOGO_DARK: ({ logos }) => pictureText(logos.dark),
  SUPPORT_EMAIL: ({ shop }) => shop.supportEmail,
  WEIGHT_UNIT: ({ shop }) => shop.units.weight,
  LENGTH_UNIT: ({ shop }) => shop.units.length,
  SELLER_NAME: ({ seller }) => seller.name,
  SELLER_ADDRESS: ({ seller }) => seller.address.join('|'),
  SELLER_TAX_ID: ({ seller }) => seller.taxId,
  PAYMENT_COD: ({ payment }) => onOff(payment.cod),
  PAYMENT_COD_MAX: ({ payment }) => String(major(payment.codMax)),
  PAYMENT_POINTS: ({ payment }) => onOff(payment.points),
  GUEST_STOCK_SHARE: ({ guestStockShare }) => String(guestStockShare),
  POINTS_PER_UNIT: ({ points }) => String(points.perUnit),
  POINTS_WORTH: ({ points }) => String(points.perUnitWorth),
  POINTS_EXPIRE_MONTHS: ({ points }) => String(points.expireMonths ?? ''),
  RETURN_DAYS: ({ returns }) => String(returns.days),
  WITHDRAWAL_DAYS: ({ returns }) => String(returns.withdrawalDays),
  RETURN_ADDRESS: ({ returns }) => returns.address ?? '',
  GIFT_WRAP: ({ offersGiftWrap }) => onOff(offersGiftWrap),
  GIFT_WRAP_PRICE: ({ giftWrap }) => String(major(giftWrap.price)),
  GIFT_WRAP_TAX_CLASS: ({ giftWrap }) => giftWrap.taxClass,
  CART_REMINDER_HOURS: ({ cartReminderHours }) => String(cartReminderHours),
  REVIEW_REQUEST_DAYS: ({ reviewRequestDays }) => String(reviewRequestDays),
  ORDER_NUMBER_FORMAT: ({ orderNumbers: { before, after } }) => `${before}{number}${after}`,
  ORDER_NUMBER_START: ({ orderNumbers }) => String(orderNumbers.start ?? ''),
  PUBLISH_DATE: ({ publishDate }) => publishDate.toISOString(),
  WAITLIST: ({ isWaitlistForced }) => onOff(isWaitlistForced),
  MAINTENANCE: ({ maintenance }) => onOff(maintenance.isOn),
  MAINTENANCE_TEXT: ({ maintenance }) => maintenance.text,
}
