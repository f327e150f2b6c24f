import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'

/** Bundles of other products, new and not ordered yet. `contains`: pieces by SKU. Their pictures are composed by studio/sets.ts. */
export const sets: (SeedProduct & { contains: Record<string, number> })[] = [
  {
    slug: 'barbell-starter-set',
    name: 'Barbell starter set',
    brand: 'northbar',
    categories: ['barbells-and-plates'],
    shortDescription: 'A 15 kg bar and two 10 kg bumper plates: 35 kg to learn squats, presses and deadlifts with.',
    fullDescription: text(`
      What most people need for their first months with a barbell, and nothing they'll outgrow. The plates are as tall as the heavy ones, so the
      bar is at the right height for deadlifts from day one.

      Everything in the set is also sold separately. Add plates as you get stronger.

      - Olympic barbell, 15 kg
      - Two bumper plates, 10 kg each
      - 35 kg all together
    `),
    keywords: ['barbell set', 'starter set', 'home gym', 'weights', 'bundle'],
    options: [],
    variants: [{ options: {}, sku: 'NB-SET-35', price: 349, stock: 0 }],
    contains: { 'NB-OB-15': 1, 'NB-BP-10': 2 },
    attributes: facts({ Material: 'Steel', Level: 'Beginner', Goal: 'Strength' }, {}),
    publishedDaysAgo: 9,
    soldLately: 0,
    soldBefore: 0,
    picture: { form: 'barbell', color: colors.Steel },
  },
  {
    slug: 'yoga-starter-set',
    name: 'Yoga starter set',
    brand: 'stillgrove',
    categories: ['yoga-mats', 'yoga-props'],
    shortDescription: 'Our everyday mat, two cork blocks and a cotton strap: all you need for a first class.',
    fullDescription: text(`
      Blocks bring the floor closer, the strap makes arms longer, and the mat keeps hands and feet where you put them. With these, most poses work
      from the first week.

      Everything in the set is also sold separately.

      - Grip mat 5 mm in Moss
      - Two cork blocks
      - Cotton yoga strap, 1.8 m
    `),
    keywords: ['yoga set', 'starter set', 'mat and blocks', 'beginner', 'bundle'],
    options: [],
    variants: [{ options: {}, sku: 'SG-SET', price: 109, stock: 0 }],
    contains: { 'SG-GM5-MOSS': 1, 'SG-CB': 2, 'SG-YS-1-8M': 1 },
    attributes: facts({ Level: 'Beginner', Goal: 'Mobility' }, {}),
    publishedDaysAgo: 6,
    soldLately: 0,
    soldBefore: 0,
    picture: { form: 'mat', color: colors.Moss },
  },
]
