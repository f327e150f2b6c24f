import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range, sizes } from './variants.ts'

const small = ['XS', 'S', 'M', 'L', 'XL'] as const

export const apparel: SeedProduct[] = [
  {
    slug: 'training-tee',
    name: 'Training tee',
    brand: 'loomhall',
    categories: ['tops'],
    shortDescription: "A light tee that dries fast, doesn't cling and has no seam on top of the shoulder.",
    fullDescription: text(`
      Made for sessions where you get warm. The yarn is textured, so the shirt stands a little off the skin and dries while you rest.

      The shoulder seam sits behind, out of the way of a bar or a strap. The hem is long enough to stay in place overhead.

      - 120 g per square meter
      - No label in the neck
      - Holds its shape at 40 degrees
    `),
    keywords: ['t-shirt', 'training', 'gym', 'quick dry'],
    ...range(
      { sku: 'LH-TT', price: 32, stock: [34, 58, 62, 40, 12, 21, 47, 55, 28, 5, 18, 36, 33, 16, 0] },
      { Color: ['Black', 'Bone', 'Moss'], Size: sizes },
    ),
    attributes: facts(
      { Material: 'Recycled polyester', Fit: 'Men', Goal: 'Everyday' },
      { Weight: '120 g/m²', Care: 'Machine wash at 40 degrees', Cut: 'Regular' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 194,
    soldLately: 94,
    soldBefore: 90,
    picture: { form: 'tee', color: colors.Bone, accent: colors.Ember },
  },
  {
    slug: 'heavy-cotton-tee',
    name: 'Heavy cotton tee',
    brand: 'loomhall',
    categories: ['tops'],
    shortDescription: 'A thick cotton tee with a tight collar and a boxy cut, for lifting and for everything else.',
    fullDescription: text(`
      Combed 240 g cotton, knitted densely so it hangs straight. The collar is ribbed double and doesn't go wavy.

      It shrinks by about 3% in the first wash and not after. No chest print, only a small logo.

      - 240 g per square meter
      - Boxy cut, dropped shoulder
      - Washed once before sewing
    `),
    keywords: ['t-shirt', 'cotton', 'oversized', 'lifting'],
    ...range({ sku: 'LH-HC', price: 38, stock: [26, 45, 51, 30, 9, 19, 33, 42, 22, 7] }, { Color: ['Graphite', 'Clay'], Size: sizes }),
    attributes: facts(
      { Material: 'Cotton', Fit: 'Unisex', Goal: 'Everyday' },
      { Weight: '240 g/m²', Care: 'Machine wash at 30 degrees, inside out', Cut: 'Boxy' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 98,
    soldLately: 70,
    soldBefore: 49,
    picture: { form: 'tee', color: colors.Clay, accent: colors.Bone },
  },
  {
    slug: 'open-back-tank',
    name: 'Open back tank',
    brand: 'loomhall',
    categories: ['tops'],
    shortDescription: 'A loose tank with deep armholes and a soft drape, for warm rooms and overhead work.',
    fullDescription: text(`
      Cut wide at the arms and long at the hem. The jersey is smooth and falls straight, so it doesn't ride up.

      Wear it over a sports bra; the back is open below the shoulder blades, with two straps that cross.

      - Soft jersey with 6% stretch
      - Long hem
      - Flat seams
    `),
    keywords: ['tank top', 'yoga top', 'open back', 'women'],
    ...range({ sku: 'LH-OB', price: 29, stock: [14, 27, 31, 20, 8, 11, 24, 29, 13, 3] }, { Color: ['Rose', 'Black'], Size: small }),
    attributes: facts(
      { Material: 'Polyester', Fit: 'Women', Goal: 'Everyday' },
      { Weight: '140 g/m²', Care: 'Machine wash at 30 degrees', Cut: 'Loose' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 258,
    soldLately: 31,
    soldBefore: 35,
    picture: { form: 'open-tank', color: colors.Rose, accent: colors.Plum },
  },
  {
    slug: 'steady-sports-bra',
    name: 'Steady sports bra',
    brand: 'loomhall',
    categories: ['tops', 'running-clothes'],
    shortDescription: 'Firm support for running and jumping, with wide straps you can set from the front.',
    fullDescription: text(`
      Two layers with a firm mesh between them do the work, so there's no wire. The straps are wide and their length is set at the front, while you
      wear it.

      The band is brushed inside. Sizes follow the band; the table in the size guide has the measurements.

      - High support
      - Pads come out
      - Hooks at the back, three rows
    `),
    keywords: ['sports bra', 'high support', 'running', 'women'],
    ...range({ sku: 'LH-SB', price: 49, stock: [17, 32, 38, 21, 10, 9, 25, 30, 0, 4] }, { Color: ['Black', 'Plum'], Size: small }),
    attributes: facts(
      { Material: 'Nylon', Fit: 'Women', Goal: 'Endurance' },
      { Support: 'High', Care: 'Machine wash at 30 degrees in a net', Cut: 'Close' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 139,
    soldLately: 61,
    soldBefore: 58,
    picture: { form: 'sports-bra', color: colors.Plum, accent: colors.Rose, label: '{brand}' },
  },
  {
    slug: 'high-waist-leggings',
    name: 'High-waist leggings',
    brand: 'loomhall',
    categories: ['bottoms', 'running-clothes'],
    shortDescription: 'Opaque leggings with a wide soft waist, two side pockets and a seam that stays flat.',
    fullDescription: text(`
      Knitted densely enough to squat in with confidence and stretchy in every direction. The waist is double and has no elastic to pinch.

      Each side has a pocket deep enough for a phone. The length is 7/8: it ends above the ankle on most people.

      - 265 g per square meter
      - Two side pockets and a key pocket
      - 25% stretch yarn
    `),
    keywords: ['leggings', 'tights', 'high waist', 'pockets', 'yoga'],
    ...range(
      { sku: 'LH-HL', price: 64, was: { Moss: 79 }, stock: [22, 41, 48, 27, 9, 18, 36, 44, 23, 6, 7, 19, 26, 12, 0] },
      { Color: ['Black', 'Plum', 'Moss'], Size: small },
    ),
    attributes: facts(
      { Material: 'Nylon', Fit: 'Women', Goal: 'Everyday' },
      { Weight: '265 g/m²', Inseam: '650 mm', Care: 'Machine wash at 30 degrees, no softener', Cut: 'Close' },
    ),
    isFeatured: true,
    isRedeemable: true,
    publishedDaysAgo: 201,
    soldLately: 109,
    soldBefore: 97,
    picture: { form: 'leggings', color: colors.Black, accent: colors.Ember },
  },
  {
    slug: 'training-shorts-7-inch',
    name: 'Training shorts 7 inch',
    brand: 'loomhall',
    categories: ['bottoms'],
    shortDescription: "Woven shorts with four-way stretch, zipped pockets and a waist that doesn't roll.",
    fullDescription: text(`
      Long enough to squat in, short enough to run in. The cloth is woven, so it doesn't bag at the back, and it stretches in all directions.

      Both side pockets zip shut. There's no liner; wear what you like underneath.

      - Inseam 180 mm
      - Two zipped pockets
      - Dries in an hour on the line
    `),
    keywords: ['shorts', 'training', 'gym', 'men', 'zip pockets'],
    ...range({ sku: 'LH-TS7', price: 42, stock: [30, 46, 39, 25, 8, 16, 33, 28, 14, 2] }, { Color: ['Graphite', 'Navy'], Size: sizes }),
    attributes: facts(
      { Material: 'Recycled polyester', Fit: 'Men', Goal: 'Everyday' },
      { Inseam: '180 mm', Care: 'Machine wash at 40 degrees', Cut: 'Regular' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 322,
    soldLately: 44,
    soldBefore: 53,
    picture: { form: 'shorts', color: colors.Graphite, accent: colors.Black },
  },
]
