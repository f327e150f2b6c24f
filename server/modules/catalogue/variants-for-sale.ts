import { limits } from '#contract/limits.ts'
import type { LineTranslation } from '#contract/line-translation.ts'
import type { Locale } from '#contract/locales.ts'
import type { RepeatOffer } from '#contract/product.ts'
import type { Content } from '#contract/unit-price.ts'
import { statement, type Db, type Tx } from '#server/db/statement.ts'
import { json, jsonb, nullable, type Row } from '#server/db/types.ts'
import { type BackOrderTerms, backOrderSql } from './back-order-terms.ts'
import {
  type ComponentForSale,
  componentsSql,
  type ComponentNames,
  componentWordsSql,
  firstComponentPhotoSql,
  translateComponents,
  weightSql,
} from './bundles/components.ts'
import { dealJoin } from './deals/price-sql.ts'
import { contentSql, lowestPriceSql, repeatOfferSql } from './read-model/source.ts'

/** The columns of `selectForSale`. */
export const forSaleColumns = {
  product_id: 'uuid',
  variant_id: 'uuid',
  sku: 'text',
  options: jsonb<Record<string, string>>(),
  price: 'int4',
  old_price: 'int4?',
  stock: 'int4',
  active: 'bool',
  name: 'text',
  slug: 'text',
  brand: 'text',
  photo: 'text',
  photo_alt: 'text',
  is_redeemable: 'bool',
  weight: 'int4?',
  is_gift_card: 'bool',
  is_digital: 'bool',
  gift_card_min: 'int4?',
  gift_card_max: 'int4?',
  tax_class: 'text',
  deal_id: 'uuid?',
  deal_left: 'int4?',
  deal_ends_at: 'timestamptz?',
  back_order: nullable(json<BackOrderTerms>()),
  content: nullable(json<Content>()),
  components: nullable(json<ComponentForSale[]>()),
  repeat_offer: nullable(json<RepeatOffer>()),
} as const
/**
 * A variant with the data of a cart or order line, at the price of its deal, with no more stock than the deal has left. Prices in minor
 * units.
 */
export type VariantForSale = Row<typeof forSaleColumns> & {
  /** Set if a language was requested that isn't the shop's first, and there is a translation. */
  translation?: LineTranslation
}

/**
 * The number of available pieces of variant v of product p: as many as a cart line may have of a gift card, and of files as many as their
 * deal has left.
 */
const piecesSql = `case when p.is_gift_card then ${limits.cart.quantityMax} when v.is_digital then least(${limits.cart.quantityMax}, deal.left) else least(v.stock, deal.left) end`

/**
 * Variants (v) with their products (p) at a time (a parameter), to be completed with a condition. Those off sale or in the trash aren't
 * active.
 */
export const selectForSale = (at: string) => `
  select v.product_id, v.id as variant_id, v.sku, v.options, coalesce(deal.price, v.price) as price,
    least(case when deal.id is null then v.old_price else v.price end,
      case when deal.id is not null or v.old_price is not null then ${lowestPriceSql('coalesce(deal.starts_at, v.priced_at)')} end) as old_price,
    ${piecesSql} as stock, v.active and p.unpublished_at is null as active, p.name, p.slug, b.name as brand,
    coalesce(v.photo, f.url, ${firstComponentPhotoSql}, '') as photo, coalesce(f.alt, p.name) as photo_alt, p.is_redeemable, case
      when not v.is_digital then ${weightSql} end as weight, p.is_gift_card, v.is_digital, p.gift_card_min, p.gift_card_max, p.tax_class,
    deal.id as deal_id, deal.left as deal_left, deal.ends_at as deal_ends_at, ${backOrderSql} as back_order, ${contentSql} as content,
    ${componentsSql} as components, case when not v.is_digital then ${repeatOfferSql} end as repeat_offer
  from variants v join products p on p.id = v.product_id join brands b on b.id = p.brand_id
    left join product_photos f on f.product_id = p.id and f.position = 0
    ${dealJoin(at)}`

const byId = statement(
  'stock.byId',
  { now: 'timestamptz', ids: 'uuid[]' },
  forSaleColumns,
  `${selectForSale('$1')} where v.id = any($2) and p.published_at <= $1 and p.unpublished_at is null`,
)

const byIdIn = statement(
  'stock.byIdIn',
  { now: 'timestamptz', ids: 'uuid[]', locale: 'text' },
  {
    ...forSaleColumns,
    translated_name: 'text?',
    terms: nullable(json<Record<string, string>>()),
    words: nullable(json<ComponentNames[]>()),
  },
  `
  select s.*, t.name as translated_name, (
    select json_object_agg(e.key, o.text) from jsonb_each_text(s.options) e join option_translations o on o.locale = $3
      and o.term = e.value) as terms,
    case when s.components is not null then ${componentWordsSql('s.variant_id', '$3')} end as words
  from (${selectForSale('$1')} where v.id = any($2) and p.published_at <= $1 and p.unpublished_at is null) s
    left join product_translations t on t.product_id = s.product_id and t.locale = $3`,
)

/** The variant of each product with a single active variant; for any other product, the caller has to choose one. */
const single = statement(
  'stock.single',
  { ids: 'uuid[]' },
  { product_id: 'uuid', variant_id: 'uuid' },
  `
  select product_id, min(id::text)::uuid as variant_id from variants where product_id = any($1) and active group by product_id
  having count(*) = 1`,
)

export interface RequestedVariant {
  productId: string
  variantId?: string | undefined
}

/** Variants with their translations into a language, in one query. */
async function inLanguage(db: Db | Tx, request: { now: Date; ids: string[] }, locale: Locale): Promise<VariantForSale[]> {
  const rows = await byIdIn.all(db, { ...request, locale })
  return rows.map(({ translated_name: name, terms, words, ...row }) => {
    const variant = row.components && words ? { ...row, components: translateComponents(row.components, words, locale) } : row
    return name === null && terms === null
      ? variant
      : { ...variant, translation: { locale, name: name ?? variant.name, options: terms ?? {} } }
  })
}

/**
 * The variant of each line, in order. Undefined if it doesn't exist, if it isn't published (which isn't revealed), or if the product has
 * several and none was given. With `locale`, translations are included.
 */
export async function findVariants(
  db: Db | Tx,
  wanted: RequestedVariant[],
  now: Date,
  locale: Locale | null = null,
): Promise<(VariantForSale | undefined)[]> {
  const ids = await resolveIds(db, wanted)
  const request = { now, ids: ids.filter((id) => id !== undefined) }
  const rows = locale === null ? await byId.all(db, request) : await inLanguage(db, request, locale)
  return match(rows, wanted, ids)
}

async function resolveIds(db: Db | Tx, wanted: RequestedVariant[]): Promise<(string | undefined)[]> {
  const open = wanted.filter((w) => !w.variantId).map((w) => w.productId)
  const singles = open.length === 0 ? [] : await single.all(db, { ids: open })
  const byProduct = new Map(singles.map((row) => [row.product_id, row.variant_id]))
  return wanted.map((w) => w.variantId ?? byProduct.get(w.productId))
}

function match(rows: VariantForSale[], wanted: RequestedVariant[], ids: (string | undefined)[]): (VariantForSale | undefined)[] {
  const byVariant = new Map(rows.map((row) => [row.variant_id, row]))
  return wanted.map((w, index) => {
    const row = byVariant.get(ids[index] ?? '')
    return row?.product_id === w.productId ? row : undefined
  })
}
