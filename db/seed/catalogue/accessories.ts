import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range } from './variants.ts'

export const accessories: SeedProduct[] = [
  {
    slug: 'steel-bottle',
    name: 'Steel bottle',
    brand: 'saltwell',
    categories: ['bottles-and-shakers'],
    shortDescription: 'A double-walled bottle that keeps water cold for a day and has no plastic where you drink.',
    fullDescription: text(`
      Two walls of steel with nothing between them. Ice lasts into the next morning and tea is still hot after lunch.

      The loop takes a finger or a carabiner, and the lid has one seal that can be replaced. The bare steel ring at the base can be dented with
      pride.

      - 500, 750 or 1000 ml
      - Neck wide enough for ice
      - Lid and bottle go in the dishwasher
    `),
    keywords: ['water bottle', 'insulated', 'steel', 'thermos'],
    ...range(
      {
        sku: 'SW-SB',
        price: { '500 ml': 25, '750 ml': 29, '1000 ml': 34 },
        was: { '1000 ml': 39 },
        stock: [61, 88, 43, 37, 72, 30, 0, 34, 12],
      },
      { Color: ['Ember', 'Black', 'Bone'], Size: ['500 ml', '750 ml', '1000 ml'] },
    ),
    attributes: facts(
      { Material: 'Steel', Goal: 'Everyday' },
      { Cold: '24 hours', Hot: '12 hours', Weight: '340 g in 750 ml', Care: 'Dishwasher safe', Warranty: '10 years' },
    ),
    isFeatured: true,
    isRedeemable: true,
    publishedDaysAgo: 432,
    soldLately: 171,
    soldBefore: 158,
    picture: { form: 'bottle', color: colors.Ember, accent: colors.Bone, label: '{brand}' },
  },
  {
    slug: 'shaker-700',
    name: 'Shaker 700 ml',
    brand: 'plainmilk',
    categories: ['bottles-and-shakers', 'protein'],
    shortDescription: 'A shaker with a grid instead of a rattling ball, a lid that clicks and a scale inside.',
    fullDescription: text(`
      The grid sits under the lid and breaks up lumps without noise. The lid closes with a click you can hear across a locker room.

      The scale goes to 500 ml so there's air left for shaking.

      - 700 ml
      - Free of BPA
      - Dishwasher safe, all three parts
    `),
    keywords: ['shaker', 'protein shaker', 'bottle', 'blender'],
    ...range({ sku: 'PM-SH7', price: 11.9, stock: [97, 84] }, { Color: ['Graphite', 'Sky'] }),
    attributes: facts({ Material: 'Plastic', Goal: 'Everyday' }, { Volume: '700 ml', Weight: '145 g', Care: 'Dishwasher safe' }),
    isRedeemable: true,
    publishedDaysAgo: 655,
    soldLately: 113,
    soldBefore: 109,
    picture: { form: 'shaker', color: colors.Graphite, accent: colors.Ember, label: '{brand}' },
  },
  {
    slug: 'gym-backpack',
    name: 'Gym backpack 24 liters',
    brand: 'packrow',
    categories: ['gym-bags'],
    shortDescription: 'A backpack with a separate place for shoes, one for a laptop and a pocket for wet things.',
    fullDescription: text(`
      It opens like a suitcase, so you see everything at once. Shoes go in at the bottom through their own zipper; the wet pocket is lined and comes out to
      wash.

      The cloth is recycled nylon with a wax finish. If a seam ever opens, send it back and we sew it for free.

      - 24 liters, fits under an airplane seat
      - Laptop to 15 inches
      - Bottle pockets on both sides
    `),
    keywords: ['backpack', 'gym bag', 'shoe compartment', 'laptop'],
    ...range({ sku: 'PR-BP24', price: 96, stock: [24, 17, 3] }, { Color: ['Black', 'Moss', 'Navy'] }),
    attributes: facts(
      { Material: 'Nylon', Goal: 'Everyday' },
      { Volume: '24 liters', Dimensions: '300 x 480 x 180 mm', Weight: '980 g', Care: 'Sponge clean', Warranty: 'Free repairs' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 183,
    soldLately: 43,
    soldBefore: 36,
    picture: { form: 'backpack', color: colors.Moss, accent: colors.Ember, label: '{brand}' },
  },
  {
    slug: 'duffel-38',
    name: 'Duffel 38 liters',
    brand: 'packrow',
    categories: ['gym-bags'],
    shortDescription: 'A simple canvas duffel with a wide mouth, a shoe end and handles that wrap the whole bag.',
    fullDescription: text(`
      The handles run under the bag, so the canvas carries nothing alone. One end opens for shoes and has two metal eyes to let air in.

      Canvas gets better with use. Wash it cold by hand if you must.

      - 38 liters
      - Shoulder strap included
      - Zipper with a cord you can grip in gloves
    `),
    keywords: ['duffel', 'gym bag', 'holdall', 'canvas', 'weekend'],
    ...range({ sku: 'PR-DF38', price: 74, stock: [19, 26] }, { Color: ['Sand', 'Graphite'] }),
    attributes: facts(
      { Material: 'Cotton', Goal: 'Everyday' },
      { Volume: '38 liters', Dimensions: '540 x 270 x 270 mm', Weight: '860 g', Care: 'Hand wash cold', Warranty: 'Free repairs' },
    ),
    publishedDaysAgo: 346,
    soldLately: 23,
    soldBefore: 28,
    picture: { form: 'duffel', color: colors.Sand, accent: colors.Cocoa, label: '{brand}' },
  },
  {
    slug: 'leather-lifting-belt',
    name: 'Leather lifting belt',
    brand: 'packrow',
    categories: ['lifting-support'],
    shortDescription: 'One piece of thick leather, the same width all around, with a single steel pin.',
    fullDescription: text(`
      Ten millimeters of vegetable-tanned leather with four rows of stitching. It's stiff for a month and yours for twenty years.

      Measure around your navel, not by your pants size: S 64 to 80 cm, M 74 to 92 cm, L 86 to 106 cm, XL 98 to 120 cm.

      - 100 mm wide, 10 mm thick
      - Single pin, quick to open
      - Meets the rules of most federations
    `),
    keywords: ['lifting belt', 'weightlifting belt', 'leather', 'squat', 'deadlift', 'powerlifting'],
    ...range({ sku: 'PR-LB', price: 84, stock: [11, 28, 23, 5] }, { Size: ['S', 'M', 'L', 'XL'] }),
    attributes: facts(
      { Material: 'Leather', Level: 'Intermediate', Goal: 'Strength' },
      { Width: '100 mm', Thickness: '10 mm', Care: 'Leather balm twice a year', Warranty: 'Lifetime' },
    ),
    publishedDaysAgo: 271,
    soldLately: 49,
    soldBefore: 42,
    picture: { form: 'belt', color: colors.Tan, accent: colors.Cocoa, label: '{brand}' },
  },
  {
    slug: 'lifting-straps',
    name: 'Lifting straps, pair',
    brand: 'packrow',
    categories: ['lifting-support'],
    shortDescription: 'Cotton straps with a neoprene pad for the days when your grip gives up before your back.',
    fullDescription: text(`
      Heavy cotton webbing, soft enough to wrap twice around a bar. A pad protects the wrist where the loop sits.

      Every cut edge is folded and sewn, so they don't fray.

      - Sold as a pair
      - 600 mm long, 38 mm wide
      - Machine wash
    `),
    keywords: ['lifting straps', 'deadlift', 'grip', 'wrist straps'],
    ...range({ sku: 'PR-LS', price: 15, stock: [76, 41] }, { Color: ['Black', 'Ember'] }),
    attributes: facts(
      { Material: 'Cotton', Level: 'Intermediate', Goal: 'Strength' },
      { Length: '600 mm', Sold: 'As a pair', Care: 'Machine wash at 30 degrees', Warranty: 'Free repairs' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 519,
    soldLately: 78,
    soldBefore: 84,
    picture: { form: 'straps', color: colors.Black, accent: colors.Volt },
  },
]
