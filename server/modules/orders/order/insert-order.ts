import type { Exchange } from '#contract/exchange.ts'
import type { Locale } from '#contract/locales.ts'
import type { StoredGift } from './stored-gift.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, textOf } from '#server/db/types.ts'
import type { Adjustment } from '#server/modules/pricing/pricing.ts'
import type { OrderTaxes } from '../lines/order-taxes.ts'
import { credit, facts, planTranslation, points, type StoredEvent, type StoredLine } from './rows.ts'

/** Inserts an order, its lines and its history in one statement. Each line of the values belongs to the same line of the columns. */
export const insertOrder = statement(
  'orders.insert',
  {
    ...facts,
    lines: jsonb<(StoredLine & { position: number })[]>(),
    events: jsonb<(StoredEvent & { id: string })[]>(),
    client: 'text?',
    guestAt: 'timestamptz?',
    ...points,
    pay_until: 'timestamptz?',
    adjustments: jsonb<Adjustment[]>(),
    taxes: nullable(jsonb<OrderTaxes>()),
    ...credit,
    locale: nullable(textOf<Locale>()),
    gift_card_cost: 'int4',
    hasBackOrders: 'bool',
    currency: nullable(jsonb<Exchange>()),
    shopRate: 'text?',
    is_withdrawable: 'bool',
    channel: 'text',
    ...planTranslation,
    note: 'text',
    gift: nullable(jsonb<StoredGift>()),
  },
  {},
  `
  with inserted as (
    insert into orders (
      id, number, user_id, email,
      order_status, shipping_status, payment_status, payment_method,
      shipping_address, billing_address, shipping_method,
      product_cost, shipping_cost, discount, tax, total_cost,
      ordered_at, client_hash,
      points_spent, points_cost, points_factor, member_plan,
      pay_until, adjustments, taxes, credit_cost, credits,
      locale, gift_card_cost, has_back_orders, currency, shop_rate,
      is_withdrawable, channel, member_plan_translation, note, gift)
    values (
      $1, $2, $3, $4,
      $5, $6, $7, $8,
      $9, $10, $11,
      $12, $13, $14, $15, $16,
      $17, $20,
      $22, $23, $24, $25,
      $26, $27, $28, $29, $30,
      $31, $32, $33, $34, $35::text::numeric,
      $36, $37, $38, $39, $40)
  ), sold as (
    insert into order_lines (
      order_id, position, product_id, variant_id,
      sku, name, slug, photo, options,
      is_redeemable, price, quantity, total_price,
      discount, gift_quantity, is_gift_card, guest_at,
      translation, components, is_digital,
      waived_at, repeats)
    select
      $1, l.position, l."productId", l."variantId",
      l.sku, l.name, l.slug, l.photo, l.options,
      l."isRedeemable", l.price, l.quantity, l."totalPrice",
      l.discount, l."giftQuantity", l."giftCard" is not null, $21,
      l.translation, l.components, l.digital is not null,
      (l.digital->>'withdrawalWaivedAt')::timestamptz, l.repeats
    from jsonb_to_recordset($18) as l (
      position int, "productId" uuid, "variantId" uuid,
      sku text, name text, slug text, photo text, options jsonb,
      "isRedeemable" boolean, price int, quantity int, "totalPrice" int,
      discount int, "giftQuantity" int, "giftCard" jsonb,
      translation jsonb, components jsonb, digital jsonb, repeats jsonb)
  )
  insert into order_events (id, order_id, event, at, note)
  select e.id, $1, e.event, e.at, e.note from jsonb_to_recordset($19) as e (id uuid, event text, at timestamptz, note text)`,
)
