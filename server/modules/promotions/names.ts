import { promotionLimits } from '#contract/promotion-limits.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'

/** `source` is the MD5 of the name that was translated. */
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

/** The names of active and future promotions, with their translation into a language. */
export const promotionNames = (db: Db, locale: string) => every.all(db, { locale, limit: promotionLimits.max })

/** The names of these promotions, ended or not. */
export const promotionNamesOf = (db: Db | Tx, locale: string, ids: string[]) => some.all(db, { locale, ids })

/**
 * Saves a promotion's name in a language; an empty name removes it. `source` is the MD5 of the translated name, if that isn't the current
 * one. False if there's no such promotion.
 */
export const savePromotionName = async (tx: Tx, id: string, locale: string, name: string, source: string | null = null): Promise<boolean> =>
  (await save.one(tx, { id, locale, name, source })) !== undefined
