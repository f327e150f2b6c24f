import type { RepeatOffer } from '#contract/product.ts'
import { refuse } from '#contract/refuse.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { json, nullable } from '#server/db/types.ts'
import { refreshProducts } from '../read-model/refresh.ts'
import { repeatOfferSql } from '../read-model/source.ts'

const offerOf = statement(
  'catalogue.repeatOffer',
  { id: 'uuid' },
  { offer: nullable(json<RepeatOffer>()) },
  `select ${repeatOfferSql} as offer from products p where p.id = $1`,
)
const save = statement(
  'catalogue.saveRepeatOffer',
  { id: 'uuid', percent: 'int4?', weeks: 'int4[]?' },
  { is_gift_card: 'bool', is_digital: 'bool' },
  `
  update products p set repeat_percent = $2, repeat_weeks = $3 where id = $1
  returning is_gift_card, exists (select from variants v where v.product_id = p.id and v.is_digital) as is_digital`,
)

const offersOf = statement(
  'catalogue.repeatOffers',
  { ids: 'uuid[]' },
  { id: 'uuid', offer: json<RepeatOffer>() },
  `select p.id, ${repeatOfferSql} as offer from products p where p.id = any($1) and p.repeat_weeks is not null`,
)

/** The offers of these products for repeat deliveries; those that have none are missing. */
export const repeatOffersOf = async (db: Db | Tx, ids: string[]): Promise<Map<string, RepeatOffer>> =>
  new Map((await offersOf.all(db, { ids })).map(({ id, offer }) => [id, offer]))

/** A product's offer for repeat deliveries; null if it has none. Fails with INVALID_PRODUCT_ID. */
export async function repeatOfferOf(db: Db | Tx, id: string): Promise<RepeatOffer | null> {
  const row = await offerOf.one(db, { id })
  if (!row) throw refuse('INVALID_PRODUCT_ID')
  return row.offer
}

/**
 * Sets a product's offer for repeat deliveries, with its intervals sorted. Fails with INVALID_PRODUCT_ID, and refuses gift cards and files.
 */
export async function saveRepeatOffer(tx: Tx, id: string, offer: RepeatOffer | null): Promise<RepeatOffer | null> {
  const saved = offer && { ...offer, weeks: offer.weeks.toSorted((a, b) => a - b) }
  const row = await save.one(tx, { id, percent: saved && saved.percent, weeks: saved && saved.weeks })
  if (!row) throw refuse('INVALID_PRODUCT_ID')
  if (row.is_gift_card && saved) throw refuse('GIFT_CARDS_ARE_NOT_REPEATED')
  if (row.is_digital && saved) throw refuse('INVALID_INPUT', { offer: ['is not for what is delivered as files'] })
  await refreshProducts(tx, [id])
  return saved
}
