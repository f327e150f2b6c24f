import type { OrderGift } from '#contract/order-gift.ts'
import { demoAccounts, demoAddress } from '../accounts.ts'
import type { SeedProduct } from '../types.ts'
import type { DraftItem, DraftOrder } from './drafts.ts'

const buyer = { ...demoAccounts.shopper, address: demoAddress }

interface Written {
  daysAgo: number
  isCancelled?: true
  gift?: OrderGift
  items: [slug: string, options: Record<string, string>, quantity: number][]
}

/** Orders of the demo's shopper, whose account everyone can open: one in each state. An order's age determines how far it has come. */
const written: Written[] = [
  {
    daysAgo: 212,
    items: [
      ['cast-kettlebell-powder-coat', { Weight: '12 kg' }, 1],
      ['chalk-blocks', {}, 1],
    ],
  },
  {
    daysAgo: 131,
    items: [
      ['grip-mat-5-mm', {}, 1],
      ['cork-block', {}, 2],
    ],
  },
  {
    daysAgo: 74,
    items: [
      ['whey-protein', {}, 2],
      ['shaker-700', {}, 1],
      ['creatine-monohydrate', {}, 1],
    ],
  },
  { daysAgo: 47, isCancelled: true, items: [['folding-treadmill', {}, 1]] },
  {
    daysAgo: 19,
    items: [
      ['hex-dumbbell-pair', { Weight: '10 kg' }, 1],
      ['lifting-straps', {}, 1],
    ],
  },
  {
    daysAgo: 2.6,
    items: [
      ['daily-runner', {}, 1],
      ['crew-socks-3-pack', {}, 2],
    ],
  },
  { daysAgo: 1.1, items: [['oat-bar-12', {}, 3]] },
  {
    daysAgo: 0.1,
    items: [['foam-roller', {}, 1]],
    gift: { message: 'Happy birthday, Leo!\nFor the legs you complained about all of Sunday.', isWrapped: true },
  },
]

/** The orders of the demo's shopper. */
export const accountOrders = (products: SeedProduct[]): DraftOrder<typeof buyer>[] =>
  written.map(({ daysAgo, isCancelled = false, items, gift }) => ({
    buyer,
    daysAgo,
    ...(gift && { gift }),
    isCancelled,
    items: items.map(([slug, options, quantity]) => itemOf(products, slug, options, quantity)),
  }))

/** The first variant with these options. */
function itemOf(products: SeedProduct[], slug: string, options: Record<string, string>, quantity: number): DraftItem {
  const product = products.find((one) => one.slug === slug)
  const variant = product?.variants.find((one) => Object.entries(options).every(([name, value]) => one.options[name] === value))
  if (!product || !variant) throw new Error(`The demo's shopper has ordered ${slug}, which isn't there`)
  return { product, variant, quantity }
}
