import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range } from './variants.ts'

const bells = {
  '8 kg': 39.9,
  '12 kg': 52.9,
  '16 kg': 64.9,
  '20 kg': 76.9,
  '24 kg': 84.9,
  '28 kg': 98.9,
  '32 kg': 112.9,
  '40 kg': 142.9,
  '48 kg': 169.9,
}
const hexes = {
  '2.5 kg': 18,
  '5 kg': 26,
  '7.5 kg': 36,
  '10 kg': 48,
  '12.5 kg': 59,
  '15 kg': 69,
  '17.5 kg': 81,
  '20 kg': 92,
  '25 kg': 115,
  '30 kg': 138,
}

/** The ring at the foot of the handle tells the weight from across the room. */
const rings = {
  '8 kg': { accent: colors.Rose },
  '12 kg': { accent: colors.Blue },
  '16 kg': { accent: colors.Ember },
  '20 kg': { accent: colors.Plum },
  '24 kg': { accent: colors.Green },
  '28 kg': { accent: colors.Volt },
  '32 kg': { accent: colors.Red },
  '40 kg': { accent: colors.White },
  '48 kg': { accent: colors.Tan },
}

export const strength: SeedProduct[] = [
  {
    slug: 'cast-kettlebell-powder-coat',
    name: 'Cast kettlebell, powder coat',
    brand: 'forge-and-field',
    categories: ['kettlebells'],
    shortDescription: 'Cast in one piece with a wide handle and a matte coating that holds chalk and is easy on your hands.',
    fullDescription: text(`
      Each bell is poured as a single piece of iron, so there's no weld, no plug and no seam under your palm. The base is machined flat, so the bell
      stands still between sets.

      The powder coat is thin and slightly rough. It takes chalk well and wears evenly. A colored ring at the base of the handle tells you the weight
      from across the room.

      - Handle 33 mm thick from 8 to 12 kg, 35 mm from 16 kg up
      - Weight within 2% of the number on the bell
      - Flat base for push-ups and renegade rows
      - Room for both hands from 12 kg up
    `),
    keywords: ['kettlebell', 'swing', 'girya', 'cast iron', 'home gym'],
    ...range(
      { sku: 'FF-KB', price: bells, was: { '8 kg': 46.9, '12 kg': 59.9 }, stock: [44, 62, 87, 53, 71, 22, 18, 4, 0] },
      { Weight: Object.keys(bells) },
    ),
    attributes: facts(
      { Material: 'Cast iron', Level: 'All levels', Goal: 'Strength' },
      { Finish: 'Matte powder coat', Tolerance: '2%', Care: 'Wipe dry; oil lightly once a year', Warranty: 'Lifetime' },
    ),
    isFeatured: true,
    publishedDaysAgo: 412,
    soldLately: 148,
    soldBefore: 121,
    picture: {
      form: 'kettlebell',
      color: '#46494D',
      label: '{Weight}',
      by: { Weight: rings },
      main: { Weight: '16 kg' },
    },
  },
  {
    slug: 'competition-kettlebell',
    name: 'Competition kettlebell',
    brand: 'forge-and-field',
    categories: ['kettlebells'],
    shortDescription: 'Every weight has the same size and the same bare steel handle, as the rules of kettlebell sport require.',
    fullDescription: text(`
      Competition bells keep one size from the lightest to the heaviest, so your technique doesn't change when you move up. The body is 210 mm wide and
      the handle 35 mm thick.

      The handle is bare steel, polished just enough. It takes chalk, and will show a little rust where it isn't wiped dry; that's normal.

      - Body 210 mm, handle 35 mm at every weight
      - Weight within 100 g of the number on the bell
      - Cast from steel, hollow below 32 kg
    `),
    keywords: ['kettlebell', 'sport', 'snatch', 'jerk', 'long cycle', 'steel'],
    ...range(
      {
        sku: 'FF-CK',
        price: { '8 kg': 89, '12 kg': 99, '16 kg': 112, '20 kg': 126, '24 kg': 139, '32 kg': 168 },
        stock: [14, 21, 26, 9, 3, 11],
      },
      { Weight: ['8 kg', '12 kg', '16 kg', '20 kg', '24 kg', '32 kg'] },
    ),
    attributes: facts(
      { Material: 'Steel', Level: 'Advanced', Goal: 'Strength' },
      { Dimensions: '210 x 280 x 210 mm', Tolerance: '100 g', Care: 'Wipe the handle dry after use', Warranty: '10 years' },
    ),
    publishedDaysAgo: 238,
    soldLately: 31,
    soldBefore: 36,
    picture: {
      form: 'competition-kettlebell',
      color: colors.Yellow,
      accent: colors.Black,
      label: '{Weight}',
      // The colors of kettlebell sport.
      by: {
        Weight: {
          '8 kg': { color: colors.Rose },
          '12 kg': { color: colors.Blue },
          '16 kg': { color: colors.Yellow },
          '20 kg': { color: colors.Plum },
          '24 kg': { color: colors.Green },
          '32 kg': { color: colors.Red },
        },
      },
      main: { Weight: '16 kg' },
    },
  },
  {
    slug: 'hex-dumbbell-pair',
    name: 'Hex dumbbell, pair',
    brand: 'northbar',
    categories: ['dumbbells'],
    shortDescription: 'Two rubber hex dumbbells with a knurled steel handle. They stay where you put them down.',
    fullDescription: text(`
      The heads are iron coated in rubber, which is kind to floors and neighbors. Six flat sides keep them from rolling away and make a steady base for
      push-ups and rows.

      The handles are chromed steel, a little thicker in the middle, with a medium knurl you can hold without gloves. The price is for the pair.

      - Sold as a pair
      - Heads pressed and pinned to the handle, so they can't come loose
      - Handle 28 mm thick up to 10 kg, 34 mm above
      - Low-smell rubber
    `),
    keywords: ['dumbbell', 'hex', 'pair', 'free weights', 'home gym'],
    ...range(
      { sku: 'NB-HD', price: hexes, was: { '10 kg': 60, '12.5 kg': 72, '15 kg': 84 }, stock: [60, 74, 38, 96, 41, 52, 0, 33, 12, 5] },
      { Weight: Object.keys(hexes) },
    ),
    attributes: facts(
      { Material: 'Rubber', Level: 'All levels', Goal: 'Strength' },
      { Handle: 'Chromed steel, knurled', Sold: 'As a pair', Care: 'Wipe with soap and water', Warranty: '5 years' },
    ),
    isFeatured: true,
    publishedDaysAgo: 365,
    soldLately: 132,
    soldBefore: 140,
    picture: { form: 'dumbbell', color: '#3B3E42', accent: colors.Ember, label: '{Weight}', main: { Weight: '10 kg' } },
  },
  {
    slug: 'adjustable-dumbbell-24',
    name: 'Adjustable dumbbell 24 kg',
    brand: 'forge-and-field',
    categories: ['dumbbells'],
    shortDescription: 'One dumbbell, twelve weights from 2 to 24 kg. Turn the end, lift, and the rest stays in the tray.',
    fullDescription: text(`
      Twelve dumbbells in the space of one. Turn the end cap until it clicks at the weight you want; the plates you don't need stay in the tray.

      The plates are steel discs with a thin coating, and the lock has two pins, so nothing rattles at the top of a press. Sold individually: buy two if
      you train with both hands.

      - 2 to 24 kg in steps of 2 kg
      - Tray included
      - Changes weight in about three seconds
      - Don't drop it: the lock is metal, not magic
    `),
    keywords: ['adjustable dumbbell', 'selector', 'space saving', 'home gym'],
    ...range({ sku: 'FF-AD-24', price: 219, was: 259, stock: [27] }),
    attributes: facts(
      { Material: 'Steel', Level: 'All levels', Goal: 'Strength' },
      { Dimensions: '400 x 200 x 200 mm', Steps: '12 steps of 2 kg', Weight: '24 kg, plus a 1.4 kg tray', Warranty: '3 years' },
    ),
    publishedDaysAgo: 96,
    soldLately: 39,
    soldBefore: 22,
    picture: { form: 'adjustable-dumbbell', color: colors.Black, accent: colors.Ember, label: '{brand}' },
  },
]
