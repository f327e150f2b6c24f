import { statement } from '#server/db/statement.ts'
import { jsonb } from '#server/db/types.ts'
import type { TaxSettings } from './types.ts'

const settings = {
  inclusive: 'bool',
  charges_none: 'bool',
  classes: jsonb<TaxSettings['classes']>(),
  zones: jsonb<TaxSettings['zones']>(),
} as const

export const readSettings = statement(
  'tax.read',
  {},
  { version: 'int4', ...settings },
  `select version, inclusive, charges_none, classes, zones from tax_settings where id`,
)

export const saveSettings = statement(
  'tax.save',
  { version: 'int4', ...settings },
  {},
  `update tax_settings set inclusive = $2, charges_none = $3, classes = $4, zones = $5, version = version + 1 where id and version = $1`,
)

/** The classes that products use, besides the default one. */
export const usedClasses = statement(
  'tax.used',
  { classes: 'text[]' },
  { tax_class: 'text' },
  `
  select c as tax_class from unnest($1::text[]) as c
  where exists (select from products p where p.tax_class = c and p.tax_class <> 'standard')`,
)
