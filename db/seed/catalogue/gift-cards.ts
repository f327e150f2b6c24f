import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { text } from './text.ts'

const amounts = [25, 50, 100, 200]

/** The gift card: its variants are amounts, with unlimited stock. */
export const giftCards: SeedProduct[] = [
  {
    slug: 'gift-card',
    name: 'Gift card',
    brand: 'gymfolk',
    categories: ['accessories'],
    shortDescription: 'Sent by email, right away or on their day. They choose what moves them.',
    fullDescription: text(`
      A gift card for everything in the shop, sent by email.

      - Spend it at once or bit by bit
      - It doesn't expire
      - Goes out right away or on a day you choose
    `),
    keywords: ['gift card', 'gift', 'voucher', 'present'],
    options: [{ name: 'Amount', values: amounts.map((amount) => `$${amount}`) }],
    variants: amounts.map((amount) => ({ options: { Amount: `$${amount}` }, sku: `GIFT-${amount}`, price: amount, stock: 0 })),
    attributes: [],
    giftCard: { min: 10, max: 500 },
    publishedDaysAgo: 300,
    soldLately: 0,
    soldBefore: 0,
    picture: { form: 'card', color: colors.Ember },
  },
]
