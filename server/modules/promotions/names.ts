import { promotionLimits } from '#contract/promotion-limits.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'

const named = { id: 'uuid', name: 'text', translated: 'text?' } as const
const every = statement(
  'promotions.names',
  { locale: 'text', limit: 'int8' },
  named,
  `select id, name, names ->> $1 as translated from promotions where active order by id limit $2`,
)
const save = statement(
  'promotions.saveName',
  { id: 'uuid', locale: 'text', name: 'text' },
  { id: 'uuid' },
  `
  update promotions set names = case when $3 = '' then names - $2 else names || jsonb_build_object($2::text, $3::text) end where id = $1 returning id`,
)

/** What the promotions that are on, or will be, are called, and in a language. */
export const promotionNames = (db: Db, locale: string) => every.all(db, { locale, limit: promotionLimits.max })

/** Saves what a promotion is called in a language; empty: nothing of its own. False where there's no such promotion. */
export const savePromotionName = async (tx: Tx, id: string, locale: string, name: string): Promise<boolean> =>
  (await save.one(tx, { id, locale, name })) !== undefined
