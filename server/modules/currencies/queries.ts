import type { CurrencySettings } from '#contract/currencies.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb } from '#server/db/types.ts'

const settings = { version: 'int4', currencies: jsonb<CurrencySettings['currencies']>() } as const

export const readSettings = statement('currencies.read', {}, settings, `select version, currencies from currency_settings where id`)

export const saveSettings = statement(
  'currencies.save',
  settings,
  {},
  `update currency_settings set currencies = $2, version = version + 1 where id and version = $1`,
)
