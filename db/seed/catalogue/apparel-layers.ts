import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range, sizes } from './variants.ts'

export const apparelLayers: SeedProduct[] = [
  {
    slug: 'tapered-joggers',
    name: 'Tapered joggers',
    brand: 'loomhall',
    categories: ['bottoms', 'layers'],
    shortDescription: 'Soft joggers with room at the thigh and a narrow ankle, for warm-ups and days off.',
    fullDescription: text(`
      Brushed inside, smooth outside. Cut with room for legs that squat, then narrow down to a ribbed ankle.

      The pockets are set to the side so a phone doesn't hang in front, and the cord has metal ends that won't fray.

      - 290 g per square meter
      - Side pockets and one at the back
      - Washed once before sewing
    `),
    keywords: ['joggers', 'sweatpants', 'warm-up', 'rest day'],
    ...range({ sku: 'LH-TJ', price: 58, was: 68, stock: [15, 29, 34, 18, 6] }, { Size: sizes }),
    attributes: facts(
      { Material: 'Cotton', Fit: 'Unisex', Goal: 'Everyday' },
      { Weight: '290 g/m²', Care: 'Machine wash at 30 degrees', Cut: 'Tapered' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 406,
    soldLately: 24,
    soldBefore: 32,
    picture: { form: 'joggers', color: colors.Graphite, accent: colors.Ember },
  },
  {
    slug: 'club-hoodie',
    name: 'Club hoodie',
    brand: 'loomhall',
    categories: ['layers'],
    shortDescription: 'A heavy hoodie with a three-panel hood and ribbed sides, for before, after and Sundays.',
    fullDescription: text(`
      380 g loopback cotton: warm without being stuffy. Ribbed panels at the sides let you swing your arms in it.

      The hood has three panels and stands up by itself. The front pocket has a small one inside for a card.

      - 380 g per square meter
      - 80% cotton, 20% recycled polyester
      - Ribbed side panels
    `),
    keywords: ['hoodie', 'sweatshirt', 'fleece', 'warm'],
    ...range(
      { sku: 'LH-CH', price: 78, was: { Sand: 92 }, stock: [19, 37, 43, 25, 8, 12, 28, 33, 17, 5, 9, 22, 26, 11, 0] },
      { Color: ['Moss', 'Black', 'Sand'], Size: sizes },
    ),
    attributes: facts(
      { Material: 'Cotton', Fit: 'Unisex', Goal: 'Everyday' },
      { Weight: '380 g/m²', Care: 'Machine wash at 30 degrees, inside out', Cut: 'Regular' },
    ),
    isFeatured: true,
    isRedeemable: true,
    publishedDaysAgo: 76,
    soldLately: 66,
    soldBefore: 38,
    picture: { form: 'hoodie', color: colors.Moss, accent: colors.Volt, label: '{mark}' },
  },
  {
    slug: 'merino-half-zip',
    name: 'Merino half zip',
    brand: 'loomhall',
    categories: ['layers', 'running-clothes'],
    shortDescription: "A thin wool layer that's warm when damp and can be worn three times between washes.",
    fullDescription: text(`
      17.5-micron merino with a nylon core for strength. It's soft on bare skin, doesn't smell, and keeps you warm on a wet run.

      The zipper opens to the breastbone and has a guard at the chin. Thumb loops keep the sleeves down.

      - 160 g per square meter
      - 88% merino, 12% nylon
      - Wool from farms without mulesing
    `),
    keywords: ['merino', 'base layer', 'half zip', 'wool', 'winter running'],
    ...range({ sku: 'LH-MZ', price: 89, stock: [11, 23, 27, 14, 3, 8, 17, 21, 10, 4] }, { Color: ['Navy', 'Slate'], Size: sizes }),
    attributes: facts(
      { Material: 'Merino', Fit: 'Unisex', Goal: 'Endurance' },
      { Weight: '160 g/m²', Care: 'Wool wash at 30 degrees, dry flat', Cut: 'Close' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 28,
    soldLately: 19,
    soldBefore: 5,
    picture: { form: 'long-sleeve', color: colors.Navy, accent: colors.Ember },
  },
  {
    slug: 'crew-socks-3-pack',
    name: 'Crew socks, 3 pairs',
    brand: 'loomhall',
    categories: ['socks-and-caps', 'running-clothes'],
    shortDescription: 'Ribbed socks with a padded sole and a heel that knows left from right. Three pairs.',
    fullDescription: text(`
      Padding under the foot, thin on top, and a band around the arch so they don't slide into the shoe.

      The toe seam is linked by hand and lies flat. Sold as three pairs of one color.

      - 72% cotton, 25% nylon, 3% elastane
      - Flat toe seam
      - Double sizes
    `),
    keywords: ['socks', 'crew socks', 'cotton', 'gym'],
    ...range(
      { sku: 'LH-CS3', price: 18, stock: [64, 88, 52, 49, 73, 38] },
      { Color: ['White', 'Black'], Size: ['EU 36-39', 'EU 40-43', 'EU 44-47'] },
    ),
    attributes: facts({ Material: 'Cotton', Fit: 'Unisex', Goal: 'Everyday' }, { Contents: '3 pairs', Care: 'Machine wash at 40 degrees' }),
    isRedeemable: true,
    publishedDaysAgo: 610,
    soldLately: 121,
    soldBefore: 125,
    picture: { form: 'socks', color: colors.White, accent: colors.Ember },
  },
  {
    slug: 'six-panel-cap',
    name: 'Six-panel cap',
    brand: 'loomhall',
    categories: ['socks-and-caps', 'running-clothes'],
    shortDescription: 'A light cap with a soft brim that fits in a pocket and a sweatband that can be washed.',
    fullDescription: text(`
      The cloth is thin ripstop and dries in minutes. The brim is foam, so you can roll the cap up and it springs back.

      A strap with a flat clip sets the size from 54 to 61 cm.

      - 52 g
      - Dark underside against glare
      - Machine wash
    `),
    keywords: ['cap', 'running cap', 'hat', 'sun'],
    ...range({ sku: 'LH-6P', price: 26, stock: [39, 31, 18] }, { Color: ['Sand', 'Black', 'Teal'] }),
    attributes: facts(
      { Material: 'Nylon', Fit: 'Unisex', Goal: 'Everyday' },
      { Weight: '52 g', Size: '54 to 61 cm', Care: 'Machine wash at 30 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 152,
    soldLately: 34,
    soldBefore: 27,
    picture: { form: 'cap', color: colors.Sand, accent: colors.Ember, label: '{mark}' },
  },
]
