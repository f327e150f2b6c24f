import { lengthUnits, weightUnits } from '../units.ts'

/**
 * The input of a setting: `amount` in major units, `pattern` with {number} in it, `start` a number above those already used, `lines`
 * separated by "|", `date` as ISO 8601, `picture` by its URL, `choice` one of a few words, `taxClass` the code of a tax class.
 */
export type SettingKind =
  | 'text'
  | 'long'
  | 'email'
  | 'lines'
  | 'whole'
  | 'amount'
  | 'switch'
  | 'date'
  | 'pattern'
  | 'start'
  | 'picture'
  | 'choice'
  | 'taxClass'

/** Settings that an owner can change in the back office, in groups, by their names on the server. The environment takes precedence. */
export const settingGroups = [
  {
    group: 'shop',
    settings: [
      { name: 'SHOP_NAME', kind: 'text' },
      { name: 'SHOP_LOGO', kind: 'picture' },
      { name: 'SHOP_LOGO_DARK', kind: 'picture' },
      { name: 'SUPPORT_EMAIL', kind: 'email' },
      { name: 'WEIGHT_UNIT', kind: 'choice', choices: weightUnits },
      { name: 'LENGTH_UNIT', kind: 'choice', choices: lengthUnits },
    ],
  },
  {
    group: 'seller',
    settings: [
      { name: 'SELLER_NAME', kind: 'text' },
      { name: 'SELLER_ADDRESS', kind: 'lines' },
      { name: 'SELLER_TAX_ID', kind: 'text' },
    ],
  },
  {
    group: 'payment',
    settings: [
      { name: 'PAYMENT_COD', kind: 'switch' },
      { name: 'PAYMENT_COD_MAX', kind: 'amount' },
      { name: 'PAYMENT_POINTS', kind: 'switch' },
      { name: 'GUEST_STOCK_SHARE', kind: 'whole' },
    ],
  },
  {
    group: 'orders',
    settings: [
      { name: 'ORDER_NUMBER_FORMAT', kind: 'pattern' },
      { name: 'ORDER_NUMBER_START', kind: 'start' },
    ],
  },
  {
    group: 'gifts',
    settings: [
      { name: 'GIFT_WRAP', kind: 'switch' },
      { name: 'GIFT_WRAP_PRICE', kind: 'amount' },
      { name: 'GIFT_WRAP_TAX_CLASS', kind: 'taxClass' },
    ],
  },
  { group: 'reminders', settings: [{ name: 'CART_REMINDER_HOURS', kind: 'whole' }] },
  {
    group: 'points',
    settings: [
      { name: 'POINTS_PER_UNIT', kind: 'whole' },
      { name: 'POINTS_WORTH', kind: 'whole' },
      { name: 'POINTS_EXPIRE_MONTHS', kind: 'whole' },
    ],
  },
  {
    group: 'returns',
    settings: [
      { name: 'RETURN_DAYS', kind: 'whole' },
      { name: 'WITHDRAWAL_DAYS', kind: 'whole' },
      { name: 'RETURN_ADDRESS', kind: 'text' },
      { name: 'REVIEW_REQUEST_DAYS', kind: 'whole' },
    ],
  },
  {
    group: 'opening',
    settings: [
      { name: 'PUBLISH_DATE', kind: 'date' },
      { name: 'WAITLIST', kind: 'switch' },
      { name: 'MAINTENANCE', kind: 'switch' },
      { name: 'MAINTENANCE_TEXT', kind: 'long' },
    ],
  },
] as const satisfies readonly { group: string; settings: readonly { name: string; kind: SettingKind; choices?: readonly string[] }[] }[]

export type SettingName = (typeof settingGroups)[number]['settings'][number]['name']
export const settingNames: readonly SettingName[] = settingGroups.flatMap(({ settings }) => settings.map(({ name }) => name))
