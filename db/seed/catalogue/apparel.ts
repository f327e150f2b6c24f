import type { SeedProduct } from '../types.ts'
import { colours } from './colours.ts'
import { facts, text } from './text.ts'
import { range, sizes } from './variants.ts'

const small = ['XS', 'S', 'M', 'L', 'XL'] as const

export const apparel: SeedProduct[] = [
  {
    slug: 'training-tee',
    name: 'Training tee',
    brand: 'loomhall',
    categories: ['tops'],
    shortDescription: 'A light tee that dries fast, does not cling and has no seam on top of the shoulder.',
    fullDescription: text(`
      Made for sessions where you get warm. The yarn is textured, so the shirt stands a little off the skin and dries while you rest.

      The shoulder seam sits behind, out of the way of a bar or a strap. The hem is long enough to stay in place overhead.

      - 120 g per square metre
      - No label in the neck
      - Holds its shape at 40 degrees
    `),
    keywords: ['t-shirt', 'training', 'gym', 'quick dry'],
    ...range(
      { sku: 'LH-TT', price: 32, stock: [34, 58, 62, 40, 12, 21, 47, 55, 28, 5, 18, 36, 33, 16, 0] },
      { Colour: ['Black', 'Bone', 'Moss'], Size: sizes },
    ),
    attributes: facts(
      { Material: 'Recycled polyester', Fit: 'Men', Goal: 'Everyday' },
      { Weight: '120 g/m2', Care: 'Machine wash at 40 degrees', Cut: 'Regular' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 194,
    ratings: [1, 2, 8, 31, 84],
    soldLately: 94,
    soldBefore: 90,
    picture: { form: 'tee', colour: colours.Bone, accent: colours.Ember },
  },
  {
    slug: 'heavy-cotton-tee',
    name: 'Heavy cotton tee',
    brand: 'loomhall',
    categories: ['tops'],
    shortDescription: 'A thick cotton tee with a tight collar and a boxy cut, for lifting and for everything else.',
    fullDescription: text(`
      Combed cotton of 240 g, knitted dense so it hangs straight. The collar is ribbed double and does not go wavy.

      It shrinks by about 3% in the first wash and not after. Made without a chest print: only a small mark.

      - 240 g per square metre
      - Boxy cut, dropped shoulder
      - Washed once before sewing
    `),
    keywords: ['t-shirt', 'cotton', 'oversized', 'lifting'],
    ...range({ sku: 'LH-HC', price: 38, stock: [26, 45, 51, 30, 9, 19, 33, 42, 22, 7] }, { Colour: ['Graphite', 'Clay'], Size: sizes }),
    attributes: facts(
      { Material: 'Cotton', Fit: 'Unisex', Goal: 'Everyday' },
      { Weight: '240 g/m2', Care: 'Machine wash at 30 degrees, inside out', Cut: 'Boxy' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 98,
    ratings: [0, 1, 4, 18, 57],
    soldLately: 70,
    soldBefore: 49,
    picture: { form: 'tee', colour: colours.Clay, accent: colours.Bone },
  },
  {
    slug: 'open-back-tank',
    name: 'Open back tank',
    brand: 'loomhall',
    categories: ['tops'],
    shortDescription: 'A loose tank with deep armholes and a soft drape, for warm rooms and overhead work.',
    fullDescription: text(`
      Cut wide at the arms and long at the hem. The jersey is smooth and falls straight, so it does not ride up.

      Wear it over a sports bra; the back is open down to the shoulder blades.

      - Soft jersey with 6% stretch
      - Long hem
      - Flat seams
    `),
    keywords: ['tank top', 'yoga top', 'open back', 'women'],
    ...range({ sku: 'LH-OB', price: 29, stock: [14, 27, 31, 20, 8, 11, 24, 29, 13, 3] }, { Colour: ['Rose', 'Black'], Size: small }),
    attributes: facts(
      { Material: 'Polyester', Fit: 'Women', Goal: 'Everyday' },
      { Weight: '140 g/m2', Care: 'Machine wash at 30 degrees', Cut: 'Loose' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 258,
    ratings: [1, 1, 3, 12, 28],
    soldLately: 31,
    soldBefore: 35,
    picture: { form: 'tank', colour: colours.Rose, accent: colours.Plum },
  },
  {
    slug: 'steady-sports-bra',
    name: 'Steady sports bra',
    brand: 'loomhall',
    categories: ['tops', 'running-clothes'],
    shortDescription: 'Firm support for running and jumping, with wide straps you can set from the front.',
    fullDescription: text(`
      Two layers with a firm mesh between them do the work, so there is no wire. The straps are wide and their length is set at the front, while you
      wear it.

      The band is brushed inside. Sizes follow the band; the table in the size guide has the measures.

      - High support
      - Pads come out
      - Hooks at the back, three rows
    `),
    keywords: ['sports bra', 'high support', 'running', 'women'],
    ...range({ sku: 'LH-SB', price: 49, stock: [17, 32, 38, 21, 10, 9, 25, 30, 0, 4] }, { Colour: ['Black', 'Plum'], Size: small }),
    attributes: facts(
      { Material: 'Nylon', Fit: 'Women', Goal: 'Endurance' },
      { Support: 'High', Care: 'Machine wash at 30 degrees in a net', Cut: 'Close' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 139,
    ratings: [1, 3, 6, 22, 69],
    soldLately: 61,
    soldBefore: 58,
    picture: { form: 'sports-bra', colour: colours.Plum, accent: colours.Rose, label: 'LOOMHALL' },
  },
  {
    slug: 'high-waist-leggings',
    name: 'High-waist leggings',
    brand: 'loomhall',
    categories: ['bottoms', 'running-clothes'],
    shortDescription: 'Opaque leggings with a wide soft waist, two side pockets and a seam that stays flat.',
    fullDescription: text(`
      Knitted dense enough to squat in with confidence and stretchy in every direction. The waist is double and has no elastic to pinch.

      Each side has a pocket deep enough for a phone. The length is 7/8: it ends above the ankle on most people.

      - 265 g per square metre
      - Two side pockets and a key pocket
      - 25% stretch yarn
    `),
    keywords: ['leggings', 'tights', 'high waist', 'pockets', 'yoga'],
    ...range(
      { sku: 'LH-HL', price: 64, was: { Moss: 79 }, stock: [22, 41, 48, 27, 9, 18, 36, 44, 23, 6, 7, 19, 26, 12, 0] },
      { Colour: ['Black', 'Plum', 'Moss'], Size: small },
    ),
    attributes: facts(
      { Material: 'Nylon', Fit: 'Women', Goal: 'Everyday' },
      { Weight: '265 g/m2', Inseam: '650 mm', Care: 'Machine wash at 30 degrees, no softener', Cut: 'Close' },
    ),
    isFeatured: true,
    isRedeemable: true,
    publishedDaysAgo: 201,
    ratings: [2, 4, 10, 42, 131],
    soldLately: 109,
    soldBefore: 97,
    picture: { form: 'leggings', colour: colours.Black, accent: colours.Ember },
  },
  {
    slug: 'training-shorts-7-inch',
    name: 'Training shorts 7 inch',
    brand: 'loomhall',
    categories: ['bottoms'],
    shortDescription: 'Woven shorts with four-way stretch, zipped pockets and a waist that does not roll.',
    fullDescription: text(`
      Long enough to squat in, short enough to run in. The cloth is woven, so it does not bag at the back, and it stretches in all directions.

      Both side pockets close with a zip. There is no liner; wear what you like below.

      - Inseam 180 mm
      - Two zipped pockets
      - Dries in an hour on a line
    `),
    keywords: ['shorts', 'training', 'gym', 'men', 'zip pockets'],
    ...range({ sku: 'LH-TS7', price: 42, stock: [30, 46, 39, 25, 8, 16, 33, 28, 14, 2] }, { Colour: ['Graphite', 'Navy'], Size: sizes }),
    attributes: facts(
      { Material: 'Recycled polyester', Fit: 'Men', Goal: 'Everyday' },
      { Inseam: '180 mm', Care: 'Machine wash at 40 degrees', Cut: 'Regular' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 322,
    ratings: [1, 3, 6, 20, 49],
    soldLately: 44,
    soldBefore: 53,
    picture: { form: 'shorts', colour: colours.Graphite, accent: colours.Black },
  },
  {
    slug: 'tapered-joggers',
    name: 'Tapered joggers',
    brand: 'loomhall',
    categories: ['bottoms', 'layers'],
    shortDescription: 'Soft joggers with room at the thigh and a narrow ankle, for warm-ups and days off.',
    fullDescription: text(`
      Brushed inside, smooth outside. Cut with room for legs that squat, then narrow down to a ribbed ankle.

      The pockets are set to the side so a phone does not hang in front, and the cord has metal ends that will not fray.

      - 290 g per square metre
      - Side pockets and one at the back
      - Washed once before sewing
    `),
    keywords: ['joggers', 'sweatpants', 'warm-up', 'rest day'],
    ...range({ sku: 'LH-TJ', price: 58, was: 68, stock: [15, 29, 34, 18, 6] }, { Size: sizes }),
    attributes: facts(
      { Material: 'Cotton', Fit: 'Unisex', Goal: 'Everyday' },
      { Weight: '290 g/m2', Care: 'Machine wash at 30 degrees', Cut: 'Tapered' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 406,
    ratings: [0, 2, 4, 13, 35],
    soldLately: 24,
    soldBefore: 32,
    picture: { form: 'joggers', colour: colours.Graphite, accent: colours.Ember },
  },
  {
    slug: 'club-hoodie',
    name: 'Club hoodie',
    brand: 'loomhall',
    categories: ['layers'],
    shortDescription: 'A heavy hoodie with a three-panel hood and ribbed sides, for before, after and Sundays.',
    fullDescription: text(`
      Loopback cotton of 380 g: warm without being stuffy. Ribbed panels at the sides let you swing your arms in it.

      The hood has three panels and stands up by itself. The front pocket has a small one inside for a card.

      - 380 g per square metre
      - 80% cotton, 20% recycled polyester
      - Ribbed side panels
    `),
    keywords: ['hoodie', 'sweatshirt', 'fleece', 'warm'],
    ...range(
      { sku: 'LH-CH', price: 78, was: { Sand: 92 }, stock: [19, 37, 43, 25, 8, 12, 28, 33, 17, 5, 9, 22, 26, 11, 0] },
      { Colour: ['Moss', 'Black', 'Sand'], Size: sizes },
    ),
    attributes: facts(
      { Material: 'Cotton', Fit: 'Unisex', Goal: 'Everyday' },
      { Weight: '380 g/m2', Care: 'Machine wash at 30 degrees, inside out', Cut: 'Regular' },
    ),
    isFeatured: true,
    isRedeemable: true,
    publishedDaysAgo: 76,
    ratings: [0, 1, 5, 24, 78],
    soldLately: 66,
    soldBefore: 38,
    picture: { form: 'hoodie', colour: colours.Moss, accent: colours.Volt, label: 'LH' },
  },
  {
    slug: 'merino-half-zip',
    name: 'Merino half zip',
    brand: 'loomhall',
    categories: ['layers', 'running-clothes'],
    shortDescription: 'A thin wool layer that is warm when damp and can be worn three times between washes.',
    fullDescription: text(`
      Merino of 17.5 microns with a nylon core for strength. It is soft on bare skin, does not smell, and keeps you warm on a wet run.

      The zip opens to the breastbone and has a guard at the chin. Thumb loops keep the sleeves down.

      - 160 g per square metre
      - 88% merino, 12% nylon
      - Wool from farms without mulesing
    `),
    keywords: ['merino', 'base layer', 'half zip', 'wool', 'winter running'],
    ...range({ sku: 'LH-MZ', price: 89, stock: [11, 23, 27, 14, 3, 8, 17, 21, 10, 4] }, { Colour: ['Navy', 'Slate'], Size: sizes }),
    attributes: facts(
      { Material: 'Merino', Fit: 'Unisex', Goal: 'Endurance' },
      { Weight: '160 g/m2', Care: 'Wool wash at 30 degrees, dry flat', Cut: 'Close' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 28,
    ratings: [0, 0, 1, 5, 13],
    soldLately: 19,
    soldBefore: 5,
    picture: { form: 'long-sleeve', colour: colours.Navy, accent: colours.Ember },
  },
  {
    slug: 'crew-socks-3-pack',
    name: 'Crew socks, 3 pairs',
    brand: 'loomhall',
    categories: ['socks-and-caps', 'running-clothes'],
    shortDescription: 'Ribbed socks with a padded sole and a heel that knows left from right. Three pairs.',
    fullDescription: text(`
      Padding under the foot, thin on top, and a band round the arch so they do not slide into the shoe.

      The toe seam is linked by hand and lies flat. Sold as three pairs of one colour.

      - 72% cotton, 25% nylon, 3% elastane
      - Flat toe seam
      - Double sizes
    `),
    keywords: ['socks', 'crew socks', 'cotton', 'gym'],
    ...range(
      { sku: 'LH-CS3', price: 18, stock: [64, 88, 52, 49, 73, 38] },
      { Colour: ['White', 'Black'], Size: ['EU 36-39', 'EU 40-43', 'EU 44-47'] },
    ),
    attributes: facts({ Material: 'Cotton', Fit: 'Unisex', Goal: 'Everyday' }, { Contents: '3 pairs', Care: 'Machine wash at 40 degrees' }),
    isRedeemable: true,
    publishedDaysAgo: 610,
    ratings: [1, 2, 7, 27, 76],
    soldLately: 121,
    soldBefore: 125,
    picture: { form: 'socks', colour: colours.White, accent: colours.Ember },
  },
  {
    slug: 'six-panel-cap',
    name: 'Six-panel cap',
    brand: 'loomhall',
    categories: ['socks-and-caps', 'running-clothes'],
    shortDescription: 'A light cap with a soft peak that fits in a pocket and a sweatband that can be washed.',
    fullDescription: text(`
      The cloth is thin ripstop and dries in minutes. The peak is foam, so you can roll the cap up and it comes back.

      A strap with a flat clip sets the size from 54 to 61 cm.

      - 52 g
      - Dark underside against glare
      - Machine wash
    `),
    keywords: ['cap', 'running cap', 'hat', 'sun'],
    ...range({ sku: 'LH-6P', price: 26, stock: [39, 31, 18] }, { Colour: ['Sand', 'Black', 'Teal'] }),
    attributes: facts(
      { Material: 'Nylon', Fit: 'Unisex', Goal: 'Everyday' },
      { Weight: '52 g', Size: '54 to 61 cm', Care: 'Machine wash at 30 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 152,
    ratings: [0, 1, 3, 10, 26],
    soldLately: 34,
    soldBefore: 27,
    picture: { form: 'cap', colour: colours.Sand, accent: colours.Ember, label: 'LH' },
  },
]
