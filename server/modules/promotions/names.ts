import { promotionLimits } from '#contract/promotion-limits.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'

/** `source`: the MD5 of the name that was translated. */
const named = { id: 'uuid', name: 'text', translated: 'text?', source: 'text?' } as const
const select = 'select id, name, names ->> $1 as translated, name_sources ->> $1 as source from promotions'
const every = statement('promotions.names', { locale: 'text', limit: 'int8' }, named, `${select} where active order by id limit $2`)
const some = statement('promotions.namesOf', { locale: 'text', ids: 'uuid[]' }, named, `${select} where id = any($2)`)
const save = statement(
  'promotions.saveName',
  { id: 'uuid', locale: 'text', name: 'text', source: 'text?' },
  { id: 'uuid' },
  `
  update promotions set names = case when $3 = '' then names - $2 else names || jsonb_build_object($2::text, $3::text) end,
    name_sources = case when $3 = '' then name_sources - $2 else name_sources || jsonb_build_object($2::text, coalesce($4, md5(name))) end
  where id = $1 returning id`,
)

/** What the promotions that are on, or will be, are called, and in a language. */
export const promotionNames = (db: Db, locale: string) => every.all(db, { locale, limit: promotionLimits.max })

/** What these promotions are called, over or not. */
export const promotionNamesOf = (db: Db | Tx, locale: string, ids: string[]) => some.all(db, { locale, ids })

/**
 * Saves what a promotion is called in a language; empty: nothing of its own. `source`: the MD5 of the name that it translates, where that isn't the one of now.
 * False where there's no such promotion.
 */
export const savePromotionName = async (tx: Tx, id: string, locale: string, name: string, source: string | null = null): Promise<boolean> =>
  (await save.one(tx, { id, locale, name, source })) !== undefined
