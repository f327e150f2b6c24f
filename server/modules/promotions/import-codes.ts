import { refuse } from '#contract/refuse.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'

const named = statement(
  'promotions.named',
  { ids: 'uuid[]', names: 'text[]' },
  { id: 'uuid', name: 'text', trigger: 'text', codes: 'int4' },
  `
  select p.id, p.name, p.trigger, (select count(*)::int from promotion_codes c where c.promotion_id = p.id) as codes
  from promotions p where p.id = any($1) or p.name = any($2)`,
)
const codeRows = statement(
  'promotions.codeRows',
  { codes: 'text[]' },
  { code: 'text', promotion_id: 'uuid', uses_max: 'int4?' },
  `select code, promotion_id, uses_max from promotion_codes where code = any($1)`,
)
/** Locks codes as orders do that count their uses. */
const lock = statement(
  'promotions.lockCodes',
  { codes: 'text[]' },
  { code: 'text' },
  `select code from promotion_codes where code = any($1) order by code for no key update`,
)
const save = statement(
  'promotions.saveCodes',
  { codes: json<SavedCode[]>(), now: 'timestamptz' },
  { code: 'text' },
  `
  insert into promotion_codes as c (code, promotion_id, uses_max, created_at)
  select code, "promotionId", "usesMax", $2 from json_to_recordset($1) as g (code text, "promotionId" uuid, "usesMax" int) order by code
  on conflict (code) do update set uses_max = excluded.uses_max,
    used = (select count(*)::int from promotion_uses u where u.code = c.code and u.returned_at is null)
  where c.promotion_id = excluded.promotion_id
  returning code`,
)
const removeUnused = statement(
  'promotions.removeUnusedCodes',
  { codes: 'text[]' },
  { code: 'text' },
  `
  delete from promotion_codes c where code = any($1) and used = 0
    and not exists (select from promotion_uses u where u.code = c.code and u.returned_at is null) returning code`,
)

/** A code and its usage limit; null if only its promotion's limit applies. */
interface SavedCode {
  code: string
  promotionId: string
  usesMax: number | null
}

/** Promotions by id or name, with their number of codes. */
export const promotionsNamed = (db: Db | Tx, given: { ids: string[]; names: string[] }) => named.all(db, given)

/** The codes among these that exist, by code. */
export async function codesNow(db: Db | Tx, codes: string[]): Promise<Map<string, SavedCode>> {
  const rows = await codeRows.all(db, { codes })
  return new Map(rows.map((row) => [row.code, { code: row.code, promotionId: row.promotion_id, usesMax: row.uses_max }]))
}

/**
 * Adds codes, or changes the usage limits of existing ones, which take earlier uses into account. Fails with PROMOTION_CODE_IS_TAKEN if one
 * belongs to another promotion.
 */
export async function saveCodes(tx: Tx, codes: SavedCode[], now: Date): Promise<void> {
  // A separate statement, because only a later one sees the uses by an order that this one waited for.
  await lock.all(tx, { codes: codes.map(({ code }) => code) })
  const saved = new Set((await save.all(tx, { codes, now })).map(({ code }) => code))
  const taken = codes.find(({ code }) => !saved.has(code))
  if (taken) throw refuse('PROMOTION_CODE_IS_TAKEN', { code: ["is another promotion's"] })
}

/** Removes codes that no order has used; returns which. */
export const removeUnusedCodes = async (tx: Tx, codes: string[]): Promise<Set<string>> =>
  new Set((await removeUnused.all(tx, { codes })).map(({ code }) => code))
