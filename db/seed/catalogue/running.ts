import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range } from './variants.ts'

export const running: SeedProduct[] = [
  {
    slug: 'split-shorts-3-inch',
    name: 'Split shorts 3 inch',
    brand: 'tidefoot',
    categories: ['running-clothes', 'bottoms'],
    shortDescription: 'Light running shorts with a soft liner, a side split and one zipped pocket at the back.',
    fullDescription: text(`
      The fabric weighs 80 g per square meter and dries while you're still out. The split leaves your stride alone and the liner has flat seams.

      The pocket behind takes a key, a card and a gel. The drawcord is on the outside so the waist lies flat.

      - Inseam 76 mm
      - Built-in liner
      - Reflective stripe on both sides
    `),
    keywords: ['running shorts', 'split', 'race', 'liner'],
    ...range({ sku: 'TF-SS3', price: 44, stock: [24, 41, 36, 12, 18, 30, 0, 5] }, { Color: ['Black', 'Sky'], Size: ['S', 'M', 'L', 'XL'] }),
    attributes: facts(
      { Material: 'Recycled polyester', Fit: 'Men', Goal: 'Endurance' },
      { Inseam: '76 mm', Weight: '92 g in M', Care: 'Machine wash at 30 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 91,
    soldLately: 47,
    soldBefore: 29,
    picture: { form: 'split-shorts', color: colors.Sky, accent: colors.Navy },
  },
  {
    slug: 'run-singlet',
    name: 'Run singlet',
    brand: 'tidefoot',
    categories: ['running-clothes', 'tops'],
    shortDescription: 'A loose singlet knitted with small holes where you get warm. Light enough to forget.',
    fullDescription: text(`
      One knit, two densities: closed over the shoulders where a vest would rub, open at the back and sides where heat leaves.

      The seams are taped flat and the hem drops a little behind. Cut for women and with room to move.

      - 78 g in size M
      - No label in the neck
      - Loops for race number pins
    `),
    keywords: ['singlet', 'running top', 'vest', 'race'],
    ...range({ sku: 'TF-RS', price: 39, stock: [20, 34, 27, 8, 15, 28, 22, 6] }, { Color: ['Volt', 'Navy'], Size: ['S', 'M', 'L', 'XL'] }),
    attributes: facts(
      { Material: 'Recycled polyester', Fit: 'Women', Goal: 'Endurance' },
      { Weight: '78 g in M', Care: 'Machine wash at 30 degrees, no softener' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 66,
    soldLately: 33,
    soldBefore: 20,
    picture: { form: 'tank', color: colors.Navy, accent: colors.Volt },
  },
  {
    slug: 'running-vest-6',
    name: 'Running vest 6 liters',
    brand: 'tidefoot',
    categories: ['hydration'],
    shortDescription: 'A close vest with two soft flasks on the chest and room behind for a jacket and lunch.',
    fullDescription: text(`
      It fits like a shirt and doesn't bounce, because the weight sits high and the sides stretch. Both flasks can be reached and put back without
      looking.

      On the back there's one large pocket, a loop for poles and a whistle on the strap.

      - Two 500 ml flasks included
      - 6 liters in 7 pockets
      - 210 g empty, without flasks
    `),
    keywords: ['running vest', 'hydration', 'trail', 'ultra', 'flask'],
    ...range({ sku: 'TF-RV6', price: 119, was: 139, stock: [14, 26, 19] }, { Size: ['S', 'M', 'L'] }),
    attributes: facts(
      { Material: 'Nylon', Fit: 'Unisex', Goal: 'Endurance' },
      { Volume: '6 liters', Weight: '210 g', Care: 'Hand wash, dry in the shade', Warranty: '2 years' },
    ),
    isFeatured: true,
    publishedDaysAgo: 110,
    soldLately: 41,
    soldBefore: 33,
    picture: { form: 'vest', color: colors.Slate, accent: colors.Ember, label: '{mark} 6' },
  },
  {
    slug: 'soft-flask-500',
    name: 'Soft flask',
    brand: 'tidefoot',
    categories: ['hydration', 'bottles-and-shakers'],
    shortDescription: 'A flask that shrinks as you drink, so nothing sloshes. Wide neck, bite valve, scale in ml.',
    fullDescription: text(`
      Squeeze, sip, and the flask gets smaller. The neck is 42 mm wide: wide enough for ice, powder and a brush.

      The film is welded, not glued. Rinse it with warm water and store it open in the freezer between races.

      - Fits the pockets of our vests
      - Bite valve with a lock
      - Free of BPA
    `),
    keywords: ['soft flask', 'hydration', 'running', 'trail'],
    ...range({ sku: 'TF-SF', price: { '250 ml': 16, '500 ml': 19 }, stock: [48, 83] }, { Size: ['250 ml', '500 ml'] }),
    attributes: facts({ Material: 'Plastic', Goal: 'Endurance' }, { Neck: '42 mm', Weight: '35 g in 500 ml', Care: 'Rinse warm, air dry' }),
    isRedeemable: true,
    publishedDaysAgo: 112,
    soldLately: 52,
    soldBefore: 43,
    picture: { form: 'flask', color: colors.Sky, accent: colors.Ember, label: '{mark}|{Size}', main: { Size: '500 ml' } },
  },
  {
    slug: 'running-belt',
    name: 'Running belt',
    brand: 'packrow',
    categories: ['hydration', 'gym-bags'],
    shortDescription: 'A flat stretch belt for a phone, keys and two gels, with a zipper and no buckle to dig in.',
    fullDescription: text(`
      Pull it on like a skirt and turn the pocket to the back. The knit is double and snug, so a large phone lies flat and quiet.

      Measure your hips where you would wear it: S to 86 cm, M to 98 cm, L to 110 cm.

      - One zipped and two open pockets
      - Clip for a key
      - Loops for a race number
    `),
    keywords: ['running belt', 'phone', 'waist', 'race number'],
    ...range({ sku: 'PR-RB', price: 27, stock: [30, 44, 1] }, { Size: ['S', 'M', 'L'] }),
    attributes: facts(
      { Material: 'Polyester', Fit: 'Unisex', Goal: 'Endurance' },
      { Weight: '74 g', Care: 'Machine wash at 30 degrees', Warranty: 'Free repairs' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 284,
    soldLately: 38,
    soldBefore: 37,
    picture: { form: 'run-belt', color: colors.Graphite, accent: colors.Volt, label: '{mark}' },
  },
  {
    slug: 'headlamp-400',
    name: 'Headlamp 400',
    brand: 'tidefoot',
    categories: ['running-tech'],
    shortDescription: 'A 400-lumen running lamp with an even beam, a rear light and a big button for gloves.',
    fullDescription: text(`
      The beam is wide near your feet and reaches 90 meters ahead. The lamp weighs so little that the band can be loose.

      One button: press for bright and low, hold for off. The light on the back of the band makes you visible from behind.

      - 3 hours bright, 9 hours on low
      - Charges over USB-C in 2 hours
      - Rain doesn't bother it (IPX4)
    `),
    keywords: ['headlamp', 'head torch', 'night running', 'light', 'usb-c'],
    ...range({ sku: 'TF-HL4', price: 64, was: 79, stock: [46] }),
    attributes: facts(
      { Material: 'Plastic', Goal: 'Endurance' },
      { Light: '400 lumens', Weight: '78 g', Battery: '1200 mAh, USB-C', Water: 'IPX4', Warranty: '2 years' },
    ),
    publishedDaysAgo: 176,
    soldLately: 30,
    soldBefore: 44,
    picture: { form: 'headlamp', color: colors.Graphite, accent: colors.Volt },
  },
  {
    slug: 'gps-watch',
    name: 'GPS watch',
    brand: 'tidefoot',
    categories: ['running-tech'],
    shortDescription: 'A watch with five buttons, a screen you can read in the sun and two weeks of battery.',
    fullDescription: text(`
      Pace, distance, heart rate, laps. The watch gets a fix within seconds using two satellite bands, and keeps it between buildings and under trees.

      It sends activities to your phone when you get home. Maps, music and payments it leaves to others.

      - 14 days as a watch, 30 hours with GPS
      - 46 mm steel ring, 41 g
      - Water resistant to 50 m
      - Straps change without tools
    `),
    keywords: ['gps watch', 'running watch', 'heart rate', 'sport watch'],
    ...range({ sku: 'TF-GW', price: 249, stock: [22, 13, 4] }, { Color: ['Black', 'Bone', 'Moss'] }),
    attributes: facts(
      { Material: 'Plastic', Level: 'All levels', Goal: 'Endurance' },
      { Screen: '1.3 inch, always on', Weight: '41 g', Battery: '30 hours GPS', Water: '50 m', Warranty: '2 years' },
    ),
    isFeatured: true,
    publishedDaysAgo: 34,
    soldLately: 36,
    soldBefore: 8,
    picture: { form: 'watch', color: colors.Black, accent: colors.Ember },
  },
]
