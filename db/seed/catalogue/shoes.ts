import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { eu, range } from './variants.ts'

export const shoes: SeedProduct[] = [
  {
    slug: 'daily-runner',
    name: 'Daily runner',
    brand: 'tidefoot',
    categories: ['running-shoes'],
    shortDescription: 'A soft, steady shoe for most runs of the week, with a roomy toe and a heel that holds.',
    fullDescription: text(`
      The foam is soft without being slow and the sole is wide enough to feel steady when you're tired. It suits easy runs, long runs and walking home.

      The upper is one knit with a lined heel. Take your usual size; between two sizes take the larger one.

      - 8 mm drop, 34 mm under the heel
      - Rubber at the heel and toe
      - 262 g in EU 42
    `),
    keywords: ['running shoes', 'road', 'daily trainer', 'cushion'],
    ...range(
      { sku: 'TF-DR', price: 129, was: { Sand: 149 }, stock: [8, 12, 18, 24, 31, 28, 26, 14, 9, 4, 6, 10, 0, 21, 27, 33, 19, 11, 5, 2] },
      { Color: ['Navy', 'Sand'], Size: eu(38, 47) },
    ),
    attributes: facts(
      { Material: 'Recycled polyester', Fit: 'Unisex', Goal: 'Endurance' },
      { Drop: '8 mm', Weight: '262 g in EU 42', Surface: 'Road', Care: 'Brush, cold water, air dry', Warranty: '1 year' },
    ),
    isFeatured: true,
    publishedDaysAgo: 63,
    soldLately: 89,
    soldBefore: 57,
    picture: { form: 'shoe', color: colors.Navy, accent: colors.Ember, label: '{mark}' },
  },
  {
    slug: 'trail-runner',
    name: 'Trail runner',
    brand: 'tidefoot',
    categories: ['running-shoes'],
    shortDescription: 'Deep lugs, a stone guard and a close fit for paths that go up and down and get wet.',
    fullDescription: text(`
      5 mm lugs bite into mud and let go of it again. A thin plate under the forefoot keeps sharp stones away and the toe is wrapped in rubber.

      The upper drains: it will get wet and it will dry. The tongue is sewn in so grit stays out.

      - 6 mm drop, 28 mm under the heel
      - 5 mm lugs
      - 295 g in EU 42
    `),
    keywords: ['trail shoes', 'mud', 'hills', 'running'],
    ...range({ sku: 'TF-TR', price: 139, stock: [5, 9, 14, 22, 25, 20, 16, 12, 7, 3] }, { Size: eu(38, 47) }),
    attributes: facts(
      { Material: 'Nylon', Fit: 'Unisex', Goal: 'Endurance' },
      { Drop: '6 mm', Weight: '295 g in EU 42', Surface: 'Trail', Care: 'Rinse, stuff with paper, air dry', Warranty: '1 year' },
    ),
    publishedDaysAgo: 191,
    soldLately: 45,
    soldBefore: 50,
    picture: { form: 'trail-shoe', color: colors.Moss, accent: colors.Yellow, label: '{mark}' },
  },
  {
    slug: 'race-shoe',
    name: 'Race shoe',
    brand: 'tidefoot',
    categories: ['running-shoes'],
    shortDescription: 'A light shoe with a curved carbon plate for race day and the few hard sessions before it.',
    fullDescription: text(`
      A stiff plate between two layers of light foam rolls you forward. It feels odd at walking pace and right at race pace.

      The upper is thin and the fit is close; try them with your race socks. Save them: the foam is at its best for about 300 km.

      - 8 mm drop, 39 mm under the heel
      - Full-length carbon plate
      - 198 g in EU 42
    `),
    keywords: ['racing shoes', 'carbon plate', 'marathon', '10k'],
    ...range({ sku: 'TF-RC', price: 219, stock: [0] }, { Size: eu(39, 46) }),
    attributes: facts(
      { Material: 'Polyester', Fit: 'Unisex', Level: 'Advanced', Goal: 'Endurance' },
      { Drop: '8 mm', Weight: '198 g in EU 42', Surface: 'Road', Warranty: '1 year' },
    ),
    publishedDaysAgo: 23,
    soldLately: 42,
    soldBefore: 0,
    picture: { form: 'race-shoe', color: colors.Volt, accent: colors.Ember, label: '{mark}' },
  },
  {
    slug: 'gym-trainer',
    name: 'Gym trainer',
    brand: 'northbar',
    categories: ['training-shoes'],
    shortDescription: 'A flat, grippy shoe for mixed sessions: lifts, jumps, rope climbs and a short run.',
    fullDescription: text(`
      Firm under the heel so you can squat in it, a little give under the toes so you can jump in it. The side is wrapped in rubber for rope climbs.

      The toe is wide and the sole is full rubber, which squeaks on new floors for a week.

      - 4 mm drop
      - Rope guard on both sides
      - 310 g in EU 42
    `),
    keywords: ['training shoes', 'cross training', 'gym shoes', 'rope climb'],
    ...range(
      { sku: 'NB-GT', price: 119, was: { Bone: 139 }, stock: [11, 15, 20, 26, 29, 24, 18, 13, 8, 5, 7, 9, 16, 19, 23, 17, 10, 6, 0, 3] },
      { Color: ['Black', 'Bone'], Size: eu(38, 47) },
    ),
    attributes: facts(
      { Material: 'Polyester', Fit: 'Unisex', Goal: 'Strength' },
      { Drop: '4 mm', Weight: '310 g in EU 42', Surface: 'Gym', Care: 'Wipe clean', Warranty: '1 year' },
    ),
    publishedDaysAgo: 155,
    soldLately: 55,
    soldBefore: 52,
    picture: { form: 'training-shoe', color: colors.Black, accent: colors.Ember, label: '{mark}' },
  },
  {
    slug: 'lifting-shoe',
    name: 'Lifting shoe',
    brand: 'northbar',
    categories: ['training-shoes', 'lifting-support'],
    shortDescription: 'A raised heel of stacked wood-fiber board, a wide strap and no give at all under load.',
    fullDescription: text(`
      The heel is 20 mm higher than the toe, which lets most people sit deeper and straighter in a squat. It doesn't compress, however much is on the bar.

      One strap over the middle of the foot holds it down. The toe still bends for the jerk.

      - 20 mm heel
      - Leather upper with a strap
      - 440 g in EU 42
    `),
    keywords: ['weightlifting shoes', 'squat', 'heel', 'olympic lifting'],
    ...range({ sku: 'NB-LS', price: 159, stock: [6, 9, 13, 17, 15, 12, 8, 4, 0] }, { Size: eu(38, 46) }),
    attributes: facts(
      { Material: 'Leather', Fit: 'Unisex', Level: 'Intermediate', Goal: 'Strength' },
      { Heel: '20 mm', Weight: '440 g in EU 42', Care: 'Wipe; leather balm twice a year', Warranty: '2 years' },
    ),
    publishedDaysAgo: 226,
    soldLately: 22,
    soldBefore: 18,
    picture: { form: 'lifting-shoe', color: colors.White, accent: colors.Tan, label: '{mark}' },
  },
  {
    slug: 'recovery-slide',
    name: 'Recovery slide',
    brand: 'tidefoot',
    categories: ['recovery-shoes', 'heat-and-cold'],
    shortDescription: 'A thick soft slide for the locker room, the garden and the walk to the shower.',
    fullDescription: text(`
      One piece of foam with a deep footbed and a broad strap. It weighs almost nothing, floats, and dries in the time it takes to find your towel.

      Comes in double sizes. Between two, take the smaller.

      - 40 mm under the heel
      - Rinse under the tap
      - Grip on wet tiles
    `),
    keywords: ['slides', 'sandals', 'shower', 'recovery'],
    ...range(
      { sku: 'TF-SL', price: 36, stock: [22, 35, 40, 28, 14, 18, 26, 30, 12, 4] },
      { Color: ['Graphite', 'Clay'], Size: ['EU 38-39', 'EU 40-41', 'EU 42-43', 'EU 44-45', 'EU 46-47'] },
    ),
    attributes: facts(
      { Material: 'Foam', Fit: 'Unisex', Goal: 'Recovery' },
      { Weight: '180 g in EU 42-43', Care: 'Rinse with water', Warranty: '1 year' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 355,
    soldLately: 40,
    soldBefore: 34,
    picture: { form: 'slide', color: colors.Graphite, accent: colors.Bone, label: '{mark}' },
  },
]
