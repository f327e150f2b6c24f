import type Stripe from 'stripe'
import { toUnits } from './stripe-units.ts'
import type { PlanPrice } from './subscription-gateway.ts'

type Price = Omit<PlanPrice, 'planName'>

const keyOf = ({ planCode, period, amount, currency }: Price): string =>
  ['plan', planCode, period, amount, currency.toLowerCase()].join('-')

/** The price with this key, archived or not; a key belongs to a single price. */
async function findPrice(stripe: Stripe, key: string): Promise<Stripe.Price | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [key], limit: 1, expand: ['data.product'] })
  return data[0]
}

/**
 * Stripe's price for a plan. Prices are immutable, so each amount has its own, found by a key made of its attributes. An archived one is
 * reactivated, and its product is renamed to the plan's current name.
 */
export async function priceFor(stripe: Stripe, { planName, ...plan }: PlanPrice): Promise<string> {
  const key = keyOf(plan)
  const known = await findPrice(stripe, key)
  if (known) {
    if (!known.active) await stripe.prices.update(known.id, { active: true })
    await rename(stripe, known.product, planName)
    return known.id
  }
  const { planCode, period, amount, currency } = plan
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: toUnits(amount, currency),
    recurring: { interval: period },
    product_data: { name: planName },
    lookup_key: key,
    metadata: { plan: planCode },
  }
  return (await stripe.prices.create(price, { idempotencyKey: `price-${key}` })).id
}

async function rename(stripe: Stripe, product: Stripe.Price['product'], name: string): Promise<void> {
  if (typeof product === 'string' || product.deleted || product.name === name) return
  await stripe.products.update(product.id, { name })
}

/** Archives a plan's price if there is one: no new checkout can use it. */
export async function retirePrice(stripe: Stripe, price: Price): Promise<void> {
  const known = await findPrice(stripe, keyOf(price))
  if (known?.active) await stripe.prices.update(known.id, { active: false })
}
