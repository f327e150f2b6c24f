import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range } from './variants.ts'

export const combat: SeedProduct[] = [
  {
    slug: 'bag-gloves',
    name: 'Bag gloves',
    brand: 'ninth-bell',
    categories: ['gloves'],
    shortDescription: 'A first pair of gloves: good wrist support, a wide strap and foam that keeps its shape.',
    fullDescription: text(`
      Three layers of foam, the firmest in the middle, so a beginner's fist is safe on a heavy bag. The thumb is sewn to the palm.

      The strap goes once around the wrist and closes with one hand. Leave them open to dry after class; the lining is made to be wiped.

      - 10 oz for small hands and fast work
      - 12 oz for most people
      - 14 oz for pads and light sparring
      - Use with hand wraps
    `),
    keywords: ['boxing gloves', 'bag work', 'pads', 'kickboxing', 'beginner'],
    ...range(
      { sku: 'N9-BG', price: 49, was: { Ember: 59 }, stock: [38, 52, 27, 19, 44, 0] },
      { Color: ['Black', 'Ember'], Weight: ['10 oz', '12 oz', '14 oz'] },
    ),
    attributes: facts(
      { Material: 'Polyester', Level: 'Beginner', Goal: 'Endurance' },
      { Closure: 'Wide strap', Padding: 'Three layers of foam', Care: 'Wipe and air dry', Warranty: '1 year' },
    ),
    publishedDaysAgo: 311,
    soldLately: 58,
    soldBefore: 61,
    picture: { form: 'glove', color: colors.Ember, accent: colors.Black, label: '{brand}' },
  },
  {
    slug: 'leather-sparring-gloves',
    name: 'Leather sparring gloves',
    brand: 'ninth-bell',
    categories: ['gloves'],
    shortDescription: 'Cowhide gloves with soft padding that protects your partner as much as your hands.',
    fullDescription: text(`
      Sparring gloves should be soft where they land. These have a thick outer layer that gives first and a firm one behind that protects the knuckles.

      The leather is thick and needs a week or two to soften. The cuff is long and holds the wrist straight.

      - Full-grain cowhide, double stitched
      - Attached thumb
      - Lining that dries overnight
    `),
    keywords: ['sparring', 'boxing gloves', 'leather', '16 oz'],
    ...range(
      { sku: 'N9-SG', price: { '14 oz': 119, '16 oz': 124, '18 oz': 129 }, stock: [18, 25, 4] },
      { Weight: ['14 oz', '16 oz', '18 oz'] },
    ),
    attributes: facts(
      { Material: 'Leather', Level: 'Intermediate', Goal: 'Endurance' },
      { Closure: 'Strap', Padding: 'Soft foam over firm foam', Care: 'Leather balm twice a year', Warranty: '2 years' },
    ),
    isFeatured: true,
    publishedDaysAgo: 52,
    soldLately: 28,
    soldBefore: 11,
    picture: { form: 'glove', color: '#7B4A2E', accent: colors.Bone, label: '{brand}' },
  },
  {
    slug: 'heavy-bag',
    name: 'Heavy bag',
    brand: 'ninth-bell',
    categories: ['bags-and-pads'],
    shortDescription: 'A filled bag with an even, firm feel from top to bottom, with chains and a swivel.',
    fullDescription: text(`
      Filled by hand with cut textile and a core of foam, so there's no hard bottom after a year. The cover is coated fabric with sewn handles for
      carrying.

      Hang it from a beam or a bracket made for the weight, at least 60 cm from a wall. It's delivered filled.

      - 350 mm across
      - 100 cm long at 25 kg, 120 cm at 35 kg, 150 cm at 45 kg
      - Four chains and a swivel included
    `),
    keywords: ['punch bag', 'heavy bag', 'boxing', 'kickboxing', 'home gym'],
    ...range(
      { sku: 'N9-HB', price: { '25 kg': 139, '35 kg': 169, '45 kg': 199 }, stock: [12, 16, 7] },
      { Weight: ['25 kg', '35 kg', '45 kg'] },
    ),
    attributes: facts(
      { Material: 'Polyester', Level: 'All levels', Goal: 'Endurance' },
      { Diameter: '350 mm', Filling: 'Cut textile and foam', Care: 'Wipe with a damp cloth', Warranty: '3 years' },
    ),
    publishedDaysAgo: 420,
    soldLately: 15,
    soldBefore: 17,
    picture: { form: 'bag', color: '#44484C', accent: colors.Red, label: '{brand}' },
  },
  {
    slug: 'focus-mitts',
    name: 'Focus mitts, pair',
    brand: 'ninth-bell',
    categories: ['bags-and-pads'],
    shortDescription: 'Curved pads that catch a punch with a good sound and leave the holder with working hands.',
    fullDescription: text(`
      The curve brings the punch to the middle of the palm. Inside, a ball of foam gives your hand something to close on, and a strap holds the wrist.

      Light enough to hold for ten rounds.

      - Sold as a pair
      - 270 g each
      - Vents at the fingertips
    `),
    keywords: ['focus mitts', 'pads', 'boxing', 'coach', 'partner'],
    ...range({ sku: 'N9-FM', price: 59, stock: [29] }),
    attributes: facts(
      { Material: 'Leather', Level: 'All levels', Goal: 'Endurance' },
      { Dimensions: '200 x 260 x 50 mm', Weight: '270 g each', Sold: 'As a pair', Warranty: '2 years' },
    ),
    publishedDaysAgo: 198,
    soldLately: 16,
    soldBefore: 13,
    picture: { form: 'pads', color: '#44484C', accent: colors.Ember, label: '{brand}' },
  },
  {
    slug: 'hand-wraps',
    name: 'Hand wraps, pair',
    brand: 'ninth-bell',
    categories: ['combat-protection', 'gloves'],
    shortDescription: 'Cotton wraps with a little stretch, a thumb loop and a wide closure. Wash them often.',
    fullDescription: text(`
      A wrap keeps the small bones of the hand together and soaks up sweat before the glove does. These are cotton with 5% elastic: firm, not tight.

      The short length suits small hands and most classes; the long one gives more over the knuckles.

      - Sold as a pair
      - 50 mm wide
      - Marked "this side down", so you start right
    `),
    keywords: ['hand wraps', 'boxing', 'bandage', 'cotton'],
    ...range(
      { sku: 'N9-HW', price: { '2.5 m': 9.9, '4.5 m': 12.9 }, stock: [95, 108, 60, 72, 33, 41] },
      { Color: ['Black', 'Red', 'Bone'], Length: ['2.5 m', '4.5 m'] },
    ),
    attributes: facts(
      { Material: 'Cotton', Level: 'All levels', Goal: 'Endurance' },
      { Width: '50 mm', Sold: 'As a pair', Care: 'Machine wash at 40 degrees in a net' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 530,
    soldLately: 104,
    soldBefore: 99,
    picture: { form: 'wraps', color: colors.Red, accent: colors.Black },
  },
  {
    slug: 'shin-guards',
    name: 'Shin guards',
    brand: 'ninth-bell',
    categories: ['combat-protection'],
    shortDescription: 'Shin and instep guards with two wide straps that stay put when you move sideways.',
    fullDescription: text(`
      Foam 25 mm thick over the shin and a hinged instep that moves with your foot. The back is brushed fabric so they don't turn when you sweat.

      Measure from just below the knee to the ankle: S to 32 cm, M to 36 cm, L to 40 cm, XL above.

      - Sold as a pair
      - Two straps and an elastic under the foot
      - For kickboxing and light sparring
    `),
    keywords: ['shin guards', 'kickboxing', 'muay thai', 'protection'],
    ...range({ sku: 'N9-SH', price: 54, was: { S: 64, XL: 64 }, stock: [9, 22, 18, 3] }, { Size: ['S', 'M', 'L', 'XL'] }),
    attributes: facts(
      { Material: 'Polyester', Level: 'Intermediate', Goal: 'Endurance' },
      { Padding: '25 mm foam', Sold: 'As a pair', Care: 'Wipe and air dry', Warranty: '1 year' },
    ),
    publishedDaysAgo: 249,
    soldLately: 9,
    soldBefore: 11,
    picture: { form: 'shin-guard', color: '#44484C', accent: colors.Ember, label: '{mark}' },
  },
]
