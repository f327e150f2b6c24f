import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range } from './variants.ts'

export const accessoriesSmallGear: SeedProduct[] = [
  {
    slug: 'wrist-wraps',
    name: 'Wrist wraps, pair',
    brand: 'packrow',
    categories: ['lifting-support', 'combat-protection'],
    shortDescription: 'Stiff elastic wraps with a thumb loop that keep your wrists straight under a heavy press.',
    fullDescription: text(`
      Wrap them tight for the heavy sets and open them between. The thumb loop is for putting them on; take it off your thumb before you lift.

      The elastic keeps its strength for about two years of weekly use.

      - Sold as a pair
      - 450 mm long, 75 mm wide
      - Wide closure that still holds when it's worn
    `),
    keywords: ['wrist wraps', 'press', 'bench press', 'support'],
    ...range({ sku: 'PR-WW', price: 19, stock: [62] }),
    attributes: facts(
      { Material: 'Polyester', Level: 'Intermediate', Goal: 'Strength' },
      { Length: '450 mm', Sold: 'As a pair', Care: 'Hand wash', Warranty: '1 year' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 241,
    soldLately: 32,
    soldBefore: 26,
    picture: { form: 'wrist-wraps', color: colors.Graphite, accent: colors.Ember },
  },
  {
    slug: 'chalk-blocks',
    name: 'Chalk, 8 blocks',
    brand: 'packrow',
    categories: ['small-gear', 'lifting-support'],
    shortDescription: 'Pure magnesium carbonate in pressed blocks, without drying agents. Break off what you need.',
    fullDescription: text(`
      Fine and a little soft, so it goes on in a thin layer and stays. Nothing is added.

      Eight blocks last a lifter the better part of a year. Keep them in a box; chalk travels.

      - 8 blocks of 56 g
      - Magnesium carbonate, nothing else
      - Ask your gym before you use it
    `),
    keywords: ['chalk', 'magnesium', 'grip', 'climbing', 'weightlifting'],
    ...range({ sku: 'PR-CH8', price: 14, stock: [89] }),
    attributes: facts(
      { Level: 'All levels', Goal: 'Strength' },
      { Contents: '8 blocks', Weight: '450 g', Ingredients: 'Magnesium carbonate', Storage: 'Dry' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 402,
    soldLately: 54,
    soldBefore: 55,
    picture: { form: 'chalk', color: colors.White, accent: colors.Slate, label: 'GRIP' },
  },
  {
    slug: 'liquid-chalk',
    name: 'Liquid chalk',
    brand: 'packrow',
    categories: ['small-gear', 'lifting-support'],
    shortDescription: "Chalk in a tube for gyms that don't want dust. Dries on your hands in ten seconds.",
    fullDescription: text(`
      A drop the size of a coin, rub, wait. It leaves a thin even coat that lasts for several sets and washes off with soap.

      Most gyms that forbid loose chalk allow this.

      - Two sizes
      - No scent, no resin
      - Contains alcohol: keep away from flames
    `),
    keywords: ['liquid chalk', 'grip', 'climbing', 'no dust'],
    ...range({ sku: 'PR-LC', price: { '50 ml': 8.9, '250 ml': 19.9 }, stock: [73, 34] }, { Size: ['50 ml', '250 ml'] }),
    attributes: facts(
      { Level: 'All levels', Goal: 'Strength' },
      { Ingredients: 'Alcohol, magnesium carbonate, water', Storage: 'Below 30 degrees', Origin: 'Made in small batches' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 109,
    soldLately: 46,
    soldBefore: 31,
    picture: { form: 'squeeze-tube', color: colors.White, accent: colors.Teal, label: 'CHALK|{Size}|{brand}' },
  },
  {
    slug: 'gym-towel',
    name: 'Gym towel',
    brand: 'saltwell',
    categories: ['small-gear', 'yoga-props'],
    shortDescription: 'Two waffle cotton towels that fit a bench, dry fast and have a pocket for your locker key.',
    fullDescription: text(`
      Waffle cotton soaks up as much as terry at half the weight. It's long enough to cover a bench and has a loop to hang it by.

      The corner pocket holds a key or a card.

      - 1000 x 500 mm
      - Pre-washed, so it works from the first day
      - Two in a set
    `),
    keywords: ['towel', 'gym towel', 'waffle', 'cotton'],
    ...range({ sku: 'SW-GT', price: 22, was: { Clay: 27 }, stock: [47, 33, 20] }, { Color: ['Sky', 'Bone', 'Clay'] }),
    attributes: facts(
      { Material: 'Cotton', Goal: 'Everyday' },
      { Dimensions: '1000 x 500 mm', Weight: '240 g each', Care: 'Machine wash at 60 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 287,
    soldLately: 50,
    soldBefore: 44,
    picture: { form: 'towel', color: colors.Sky, accent: colors.Navy, label: '{brand}' },
  },
  {
    slug: 'training-log',
    name: 'Training log',
    brand: 'packrow',
    categories: ['small-gear'],
    shortDescription: 'A paper notebook with room for 180 sessions, a table of percentages and an elastic band.',
    fullDescription: text(`
      One page a session: lifts on the left, notes on the right. At the back there's a table of percentages and ten pages with nothing on them.

      The paper doesn't bleed and the cover survives a wet bag.

      - 192 pages, 130 x 190 mm
      - Sewn, lies flat
      - Pen loop
    `),
    keywords: ['training diary', 'log book', 'notebook', 'journal'],
    ...range({ sku: 'PR-TL', price: 16.5, stock: [58] }),
    attributes: facts(
      { Level: 'All levels', Goal: 'Everyday' },
      { Pages: '192', Dimensions: '130 x 190 mm', Weight: '260 g', Paper: '90 g, recycled' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 5,
    soldLately: 6,
    soldBefore: 0,
    picture: { form: 'notebook', color: colors.Green, accent: colors.Volt, label: 'LOG' },
  },
]
