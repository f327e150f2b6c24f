import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range } from './variants.ts'

export const yogaAndMobility: SeedProduct[] = [
  {
    slug: 'grip-mat-5-mm',
    name: 'Grip mat 5 mm',
    brand: 'stillgrove',
    categories: ['yoga-mats'],
    shortDescription: 'An everyday mat of natural rubber that holds damp hands and lies flat from the first day.',
    fullDescription: text(`
      Natural rubber below, a thin grippy skin on top. It holds you in a long downward dog without a towel, and it's heavy enough to lie flat at once.

      New rubber has a smell; hang the mat in the open for two days and it goes. Keep it out of strong sun.

      - 1830 x 660 mm, 5 mm thick
      - 2.6 kg
      - Alignment line down the middle
      - Made without PVC
    `),
    keywords: ['yoga mat', 'grip', 'natural rubber', 'pilates'],
    ...range({ sku: 'SG-GM5', price: 79, was: { Plum: 94 }, stock: [58, 44, 31, 12] }, { Color: ['Black', 'Moss', 'Plum', 'Sky'] }),
    attributes: facts(
      { Material: 'Rubber', Level: 'All levels', Goal: 'Mobility' },
      { Dimensions: '1830 x 660 x 5 mm', Weight: '2.6 kg', Care: 'Wipe with water and a drop of soap', Warranty: '2 years' },
    ),
    isFeatured: true,
    publishedDaysAgo: 274,
    soldLately: 74,
    soldBefore: 69,
    picture: { form: 'mat', color: colors.Moss, accent: colors.Bone, label: '{brand}' },
  },
  {
    slug: 'cork-mat',
    name: 'Cork mat',
    brand: 'stillgrove',
    categories: ['yoga-mats'],
    shortDescription: 'Cork on natural rubber: warm, dry to the touch, and better in the grip the warmer you get.',
    fullDescription: text(`
      Cork is an odd material: it's smooth when dry and grips when damp. Sprinkle a little water where your hands go if you start cold.

      The cork comes from bark that grows back, the base is natural rubber. The two are bonded with heat and no glue.

      - 1830 x 660 mm, 4.5 mm thick
      - Comes with a cotton carry strap
      - Doesn't need a towel on top
    `),
    keywords: ['cork', 'yoga mat', 'hot yoga', 'natural'],
    ...range({ sku: 'SG-CM', price: 98, stock: [37] }),
    attributes: facts(
      { Material: 'Cork', Level: 'All levels', Goal: 'Mobility' },
      { Dimensions: '1830 x 660 x 4.5 mm', Weight: '2.3 kg', Care: 'Wipe and dry flat', Warranty: '2 years' },
    ),
    publishedDaysAgo: 162,
    soldLately: 29,
    soldBefore: 25,
    picture: { form: 'mat', color: colors.Cork, accent: colors.Black, label: '{brand}' },
  },
  {
    slug: 'travel-mat',
    name: 'Travel mat 1.5 mm',
    brand: 'stillgrove',
    categories: ['yoga-mats'],
    shortDescription: 'A thin mat that folds like a towel and fits in a laptop bag. Made for hotel floors.',
    fullDescription: text(`
      At 1.5 mm it gives grip rather than padding. Lay it over a carpet or a borrowed mat and you have your own surface anywhere.

      Fold it; it doesn't mind. The creases lie down after a minute.

      - 1800 x 610 mm
      - Folds to 300 x 230 x 50 mm
      - Machine wash cold
    `),
    keywords: ['travel mat', 'folding', 'yoga', 'light'],
    ...range({ sku: 'SG-TM', price: 49, was: 59, stock: [26, 0] }, { Color: ['Navy', 'Clay'] }),
    attributes: facts(
      { Material: 'Rubber', Level: 'All levels', Goal: 'Mobility' },
      { Dimensions: '1800 x 610 x 1.5 mm', Weight: '1 kg', Care: 'Machine wash cold', Warranty: '1 year' },
    ),
    publishedDaysAgo: 388,
    soldLately: 13,
    soldBefore: 18,
    picture: { form: 'mat', color: colors.Navy, accent: colors.Sand, label: '{brand}' },
  },
  {
    slug: 'cork-block',
    name: 'Cork block',
    brand: 'stillgrove',
    categories: ['yoga-props'],
    shortDescription: "A firm block of pressed cork with rounded edges that doesn't tip when you lean on it.",
    fullDescription: text(`
      Heavier than foam and much steadier. Use it tall, on its side or flat to bring the floor closer to your hand.

      The edges are rounded so that it can also go under your back. Small pores and marks are part of the material.

      - 230 x 150 x 90 mm
      - 700 g
      - Sold individually
    `),
    keywords: ['yoga block', 'cork', 'brick', 'props'],
    ...range({ sku: 'SG-CB', price: 18, stock: [86] }),
    attributes: facts(
      { Material: 'Cork', Level: 'Beginner', Goal: 'Mobility' },
      { Dimensions: '230 x 150 x 90 mm', Weight: '700 g', Care: 'Wipe dry' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 451,
    soldLately: 51,
    soldBefore: 46,
    picture: { form: 'block', color: colors.Cork, label: '{brand}' },
  },
  {
    slug: 'yoga-strap',
    name: 'Cotton yoga strap',
    brand: 'stillgrove',
    categories: ['yoga-props'],
    shortDescription: 'Woven cotton with two steel rings, soft enough to hold and long enough for tall people.',
    fullDescription: text(`
      A strap lets you stay in a stretch without rounding your back. The cotton is woven thick, 38 mm wide, and has no sharp edge.

      The two rings hold without slipping and open with one pull.

      - Three lengths
      - Machine wash, dry flat
      - Steel rings
    `),
    keywords: ['yoga strap', 'stretching', 'cotton', 'belt'],
    ...range({ sku: 'SG-YS', price: { '1.8 m': 12, '2.4 m': 14, '3 m': 16 }, stock: [70, 54, 23] }, { Length: ['1.8 m', '2.4 m', '3 m'] }),
    attributes: facts({ Material: 'Cotton', Level: 'Beginner', Goal: 'Mobility' }, { Width: '38 mm', Care: 'Machine wash at 30 degrees' }),
    isRedeemable: true,
    publishedDaysAgo: 447,
    soldLately: 26,
    soldBefore: 29,
    picture: { form: 'yoga-strap', color: colors.Clay, accent: colors.Bone },
  },
  {
    slug: 'round-bolster',
    name: 'Round bolster',
    brand: 'stillgrove',
    categories: ['yoga-props'],
    shortDescription: 'A firm cushion filled with buckwheat hulls for resting poses, with a cover that comes off to wash.',
    fullDescription: text(`
      Buckwheat takes the shape of your back and stays there. There's a zipper in the inner bag, too: take some out if you like it softer.

      The cover is heavy cotton canvas with a handle at each end.

      - 650 mm long, 220 mm across
      - Cover washes at 40 degrees
      - Inner bag with its own zipper
    `),
    keywords: ['bolster', 'restorative', 'yin yoga', 'cushion', 'buckwheat'],
    ...range({ sku: 'SG-RB', price: 64, stock: [21, 17] }, { Color: ['Rose', 'Slate'] }),
    attributes: facts(
      { Material: 'Cotton', Level: 'All levels', Goal: 'Recovery' },
      { Dimensions: '650 x 220 mm', Weight: '3.4 kg', Filling: 'Buckwheat hulls', Care: 'Cover: machine wash at 40 degrees' },
    ),
    publishedDaysAgo: 73,
    soldLately: 7,
    soldBefore: 3,
    picture: { form: 'bolster', color: colors.Slate, accent: colors.Bone, label: '{brand}' },
  },
  {
    slug: 'long-loop-band',
    name: 'Long loop band',
    brand: 'softstone',
    categories: ['bands'],
    shortDescription: 'A seamless loop of layered latex for assisted pull-ups, warm-ups and stretching.',
    fullDescription: text(`
      Made of many thin layers, so it stretches evenly and shows wear long before it breaks. Loop it over a bar for help with pull-ups, or stand on it for
      rows and presses.

      All bands are one meter long lying flat; wider means stronger. Check the edges for small tears before each session.

      - 1040 mm long, 4.5 mm thick
      - From 13 to 64 mm wide
      - Contains natural latex
    `),
    keywords: ['resistance band', 'pull-up band', 'loop', 'warm-up', 'latex'],
    ...range(
      {
        sku: 'SS-LB',
        price: { 'X-light': 9.9, Light: 14.9, Medium: 19.9, Heavy: 27.9, 'X-heavy': 36.9 },
        was: { Heavy: 33.9, 'X-heavy': 44.9 },
        stock: [90, 112, 78, 40, 15],
      },
      { Resistance: ['X-light', 'Light', 'Medium', 'Heavy', 'X-heavy'] },
    ),
    attributes: facts(
      { Material: 'Rubber', Level: 'All levels', Goal: 'Mobility' },
      { Length: '1040 mm', Allergens: 'Natural latex', Care: 'Keep out of the sun', Warranty: '1 year' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 342,
    soldLately: 118,
    soldBefore: 102,
    picture: {
      form: 'band',
      color: colors.Teal,
      accent: colors.Volt,
      label: '{Resistance}',
      by: {
        Resistance: {
          'X-light': { color: colors.Yellow, accent: colors.Black },
          Light: { color: colors.Ember, accent: colors.White },
          Medium: { color: colors.Teal, accent: colors.Volt },
          Heavy: { color: colors.Navy, accent: colors.White },
          'X-heavy': { color: colors.Black, accent: colors.Ember },
        },
      },
      main: { Resistance: 'Medium' },
    },
  },
  {
    slug: 'mini-loop-set',
    name: 'Mini loop set',
    brand: 'softstone',
    categories: ['bands'],
    shortDescription: "Four short fabric bands in rising resistance that don't roll up or pull at the skin.",
    fullDescription: text(`
      Woven bands with rubber threads inside. They're wider and softer than latex loops and stay in place over leggings or bare skin.

      Start with the lightest for the shoulders and keep the heaviest for hips and squats.

      - Four bands and a net bag
      - 80 mm wide
      - Machine wash in the bag
    `),
    keywords: ['mini bands', 'booty band', 'hip band', 'fabric', 'activation'],
    ...range({ sku: 'SS-ML4', price: 26, stock: [67] }),
    attributes: facts(
      { Material: 'Polyester', Level: 'Beginner', Goal: 'Mobility' },
      { Contents: '4 bands, net bag', Width: '80 mm', Allergens: 'Rubber threads', Care: 'Machine wash at 30 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 129,
    soldLately: 63,
    soldBefore: 48,
    picture: { form: 'mini-bands', color: colors.Plum, accent: colors.Bone },
  },
]
