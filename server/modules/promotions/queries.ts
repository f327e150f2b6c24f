import { statement } from '#server/db/statement.ts'
import { jsonb, type Row, textOf } from '#server/db/types.ts'
import type { Rule } from './rule.ts'

/** The fields of a promotion that staff set, with its name in the shop's first language. */
export const settings = {
  id: 'uuid',
  name: 'text',
  trigger: textOf<'code' | 'automatic'>(),
  active: 'bool',
  starts_at: 'timestamptz?',
  ends_at: 'timestamptz?',
  rule: jsonb<Rule>(),
  uses_max: 'int4?',
  uses_per_person: 'int4?',
} as const
/** `names` are by language, except for the shop's first. */
const promotion = { ...settings, names: jsonb<Record<string, string>>() } as const
const names = Object.keys(promotion)
/** A promotion without its usage figures. */
export type PromotionRow = Row<typeof promotion>

/** All active promotions, including future ones. */
export const activePromotions = statement(
  'promotions.active',
  {},
  promotion,
  `select ${names.join(', ')} from promotions where active order by id limit 1000`,
)

/** Codes with the current state of their promotions. */
export const promotionsByCodes = statement(
  'promotions.byCodes',
  { codes: 'text[]' },
  { ...promotion, code: 'text', code_uses_max: 'int4?', code_used: 'int4' },
  `
  select ${names.map((name) => `p.${name}`).join(', ')}, c.code, c.uses_max as code_uses_max, c.used as code_used
  from promotion_codes c join promotions p on p.id = c.promotion_id where c.code = any($1)`,
)

/** The uses of limited promotions: in total, and by whichever of these people keys has the most. */
export const usesSoFar = statement(
  'promotions.usesSoFar',
  { ids: 'uuid[]', people: 'text[]' },
  { id: 'uuid', used: 'int4', used_by_person: 'int4' },
  `
  select p.id, p.used, coalesce((select max(n.used) from promotion_people n where n.promotion_id = p.id and n.person = any($2)),
    0) as used_by_person
  from promotions p where p.id = any($1)`,
)

/** The products' properties that promotions depend on. */
export const products = statement(
  'promotions.products',
  { ids: 'uuid[]' },
  { id: 'uuid', category_ids: 'uuid[]', brand_id: 'uuid' },
  `
  select p.id, coalesce(i.category_ids, '{}') as category_ids, p.brand_id
  from products p left join product_index i on i.product_id = p.id where p.id = any($1)`,
)

/** Whether a customer has an order that wasn't cancelled. */
export const customerOrdered = statement(
  'promotions.customerOrdered',
  { user: 'uuid' },
  { ordered: 'bool' },
  `select exists (select from orders where user_id = $1 and order_status <> 'Cancelled') as ordered`,
)

/** Whether an email has a guest order that wasn't cancelled. */
export const guestOrdered = statement(
  'promotions.guestOrdered',
  { email: 'text' },
  { ordered: 'bool' },
  `select exists (select from orders where email = $1 and user_id is null and order_status <> 'Cancelled') as ordered`,
)
