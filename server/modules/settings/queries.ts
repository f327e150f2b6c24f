import { statement } from '#server/db/statement.ts'

export const storedSettings = statement(
  'settings.stored',
  {},
  { name: 'text', value: 'text' },
  `select name, value from shop_settings order by name`,
)

export const setSetting = statement(
  'settings.set',
  { name: 'text', value: 'text', now: 'timestamptz' },
  {},
  `
  insert into shop_settings (name, value, changed_at) values ($1, $2, $3)
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`,
)

export const unsetSetting = statement('settings.unset', { name: 'text' }, {}, `delete from shop_settings where name = $1`)

/** Continues order numbers from `start` if it's above the last number, which is returned; 0 before the first order. */
export const startOrderNumbersAt = statement(
  'settings.startOrderNumbersAt',
  { start: 'int8' },
  { last: 'int8' },
  `select start_order_numbers_at($1) as last`,
)

/** The size of a picture in the media library, locked so that it can't be removed before the transaction ends. */
export const libraryPicture = statement(
  'settings.libraryPicture',
  { id: 'uuid' },
  { width: 'int4', height: 'int4' },
  `select width, height from uploads where id = $1 and state = 'ready' and used_by = 'library:' || id for share`,
)

/** The last order number; 0 before the first order. */
export const lastOrderNumber = statement(
  'settings.lastOrderNumber',
  {},
  { last: 'int8' },
  `
  select case when not exists (select from orders) then 0 when is_called then last_value else last_value - 1 end::int8 as last
  from order_numbers`,
)

/** Serializes changes of settings, so that each one reads the previous one. */
export const lockSettings = statement('settings.lock', {}, {}, `select pg_advisory_xact_lock(7263057)`)

export const currencyOfPrices = statement(
  'settings.currencyOfPrices',
  {},
  { currency: 'text' },
  `select value as currency from shop_settings where name = 'CURRENCY_NAME'`,
)

/** Stores the currency; once there are products or orders, it stays the one they were made in. */
export const keepCurrency = statement(
  'settings.keepCurrency',
  { currency: 'text', now: 'timestamptz' },
  {},
  `
  insert into shop_settings (name, value, changed_at) values ('CURRENCY_NAME', $1, $2)
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at
  where shop_settings.value <> excluded.value and not exists (select from products) and not exists (select from orders)`,
)

export const announce = statement('settings.announce', {}, {}, `select pg_notify('settings', '')`)
