import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range } from './variants.ts'

const discs = { '5 kg': 49.9, '10 kg': 74.9, '15 kg': 98.9, '20 kg': 124.9, '25 kg': 149.9 }

export const strengthBarsAndRacks: SeedProduct[] = [
  {
    slug: 'olympic-barbell',
    name: 'Olympic barbell',
    brand: 'northbar',
    categories: ['barbells-and-plates'],
    shortDescription: 'A stiff all-purpose bar with needle bearings, two sets of knurl marks and a hard chrome finish.',
    fullDescription: text(`
      One bar for squats, presses, pulls and the first years of weightlifting. The shaft is 190k PSI steel: stiff under a squat, with a little whip
      in a clean.

      Four needle bearings in each sleeve keep the spin smooth. The knurl is medium and stops before the middle, so your collarbones stay out of it.

      - 20 kg: 2200 mm long, 28.5 mm shaft
      - 15 kg: 2010 mm long, 25 mm shaft
      - Marks for weightlifting and powerlifting
      - Tested to 450 kg
    `),
    keywords: ['barbell', 'olympic', 'weightlifting', 'squat', 'deadlift', 'bar'],
    ...range({ sku: 'NB-OB', price: { '15 kg': 249, '20 kg': 279 }, stock: [16, 34] }, { Weight: ['15 kg', '20 kg'] }),
    attributes: facts(
      { Material: 'Steel', Level: 'Intermediate', Goal: 'Strength' },
      {
        Finish: 'Hard chrome',
        Bearings: '8 needle bearings',
        Sleeves: '50 mm',
        Care: 'Brush the knurl, oil the shaft monthly',
        Warranty: 'Lifetime',
      },
    ),
    isFeatured: true,
    publishedDaysAgo: 301,
    soldLately: 44,
    soldBefore: 40,
    picture: { form: 'barbell', color: colors.Steel, accent: colors.Ember },
  },
  {
    slug: 'curl-bar',
    name: 'Curl bar',
    brand: 'northbar',
    categories: ['barbells-and-plates'],
    shortDescription: 'A short, bent 10 kg bar that lets your wrists turn in for curls and triceps work.',
    fullDescription: text(`
      The bends put your hands at an angle most wrists find easier than a straight bar. Short enough for a small room and light enough to learn with.

      The sleeves take plates with a 50 mm hole and turn on bronze bushings that need nothing but a drop of oil a year.

      - 1200 mm long, 10 kg
      - Four grip positions
      - Tested to 150 kg
    `),
    keywords: ['curl bar', 'ez bar', 'biceps', 'triceps', 'barbell'],
    ...range({ sku: 'NB-CB-10', price: 119, stock: [23] }),
    attributes: facts(
      { Material: 'Steel', Level: 'All levels', Goal: 'Strength' },
      { Length: '1200 mm', Weight: '10 kg', Sleeves: '50 mm', Warranty: '10 years' },
    ),
    publishedDaysAgo: 187,
    soldLately: 14,
    soldBefore: 19,
    picture: { form: 'curl-bar', color: colors.Steel, accent: colors.Ember },
  },
  {
    slug: 'bumper-plate',
    name: 'Bumper plate',
    brand: 'northbar',
    categories: ['barbells-and-plates'],
    shortDescription: 'Solid rubber plates, 450 mm across at every weight from 10 kg, with a steel ring in the middle.',
    fullDescription: text(`
      Made to be dropped from overhead. The rubber is dense and dead: the plate lands once and stays. The steel hub is hooked into the rubber and doesn't
      work loose.

      All plates from 10 kg up are the full 450 mm, so the bar starts at the same height with any of them. The price is for one plate.

      - 450 mm across from 10 kg, 230 mm at 5 kg
      - 50.4 mm hole
      - Weight within 1%
      - Sold individually
    `),
    keywords: ['bumper plate', 'rubber', 'weights', 'olympic', 'deadlift'],
    ...range(
      { sku: 'NB-BP', price: discs, was: { '20 kg': 142.9, '25 kg': 174.9 }, stock: [48, 66, 29, 54, 2] },
      { Weight: Object.keys(discs) },
    ),
    attributes: facts(
      { Material: 'Rubber', Level: 'Intermediate', Goal: 'Strength' },
      { Diameter: '450 mm', Hardness: 'Shore A 88', Sold: 'Individually', Warranty: '5 years' },
    ),
    publishedDaysAgo: 296,
    soldLately: 92,
    soldBefore: 77,
    picture: {
      form: 'bumper-plate',
      color: '#3B3E42',
      label: '{brand}|{Weight}',
      // The colors of weightlifting.
      by: {
        Weight: {
          '5 kg': { accent: colors.White },
          '10 kg': { accent: colors.Green },
          '15 kg': { accent: colors.Yellow },
          '20 kg': { accent: colors.Blue },
          '25 kg': { accent: colors.Red },
        },
      },
      main: { Weight: '20 kg' },
    },
  },
  {
    slug: 'change-plate-set',
    name: 'Change plate set',
    brand: 'northbar',
    categories: ['barbells-and-plates'],
    shortDescription: 'Small plates from 0.5 to 2.5 kg in pairs, for the weeks when five kilos more is too much.',
    fullDescription: text(`
      Progress is often smaller than the smallest plate in the gym. This set of ten lets you add half a kilo a side.

      Steel cores in a thin rubber skin, tight on the sleeve so they need no collar. The colors are the usual ones.

      - Pairs of 0.5, 1, 1.5, 2 and 2.5 kg, 15 kg in total
      - Fits 50 mm sleeves
      - Weight within 10 g
    `),
    keywords: ['fractional plates', 'micro plates', 'change plates', 'progress'],
    ...range({ sku: 'NB-CP-SET', price: 94, stock: [36] }),
    attributes: facts(
      { Material: 'Steel', Level: 'Intermediate', Goal: 'Strength' },
      { Contents: '10 plates, 15 kg', Tolerance: '10 g', Care: 'Wipe dry', Warranty: '5 years' },
    ),
    publishedDaysAgo: 58,
    soldLately: 27,
    soldBefore: 12,
    picture: { form: 'change-plates', color: colors.Red, accent: colors.Blue, label: '{brand}' },
  },
  {
    slug: 'power-rack',
    name: 'Power rack R2',
    brand: 'northbar',
    categories: ['racks-and-benches'],
    shortDescription: 'A four-post rack of 75 mm steel with numbered holes, a pull-up bar, two lined hooks and safety bars.',
    fullDescription: text(`
      The R2 is the rack to buy once. The posts are 75 x 75 mm with 3 mm walls, drilled and numbered from top to bottom, and the feet are wide enough to
      use it without bolting it down.

      It comes flat-packed in three boxes. Two people need about two hours; the two wrenches are included.

      - 1240 mm wide, 2150 mm high, 1300 mm deep
      - Pull-up bar 32 mm
      - Two hooks lined with plastic to protect your bar
      - Two safety bars with pins, and four pegs for plates
      - Tested to 450 kg
    `),
    keywords: ['rack', 'power rack', 'squat', 'pull-up', 'home gym', 'bench press'],
    ...range({ sku: 'NB-R2', price: 649, was: 749, stock: [8] }),
    attributes: facts(
      { Material: 'Steel', Level: 'All levels', Goal: 'Strength' },
      {
        Dimensions: '1240 x 2150 x 1300 mm',
        Weight: '92 kg',
        Finish: 'Black powder coat',
        Delivery: 'Three boxes to the curb',
        Warranty: '10 years',
      },
    ),
    publishedDaysAgo: 144,
    soldLately: 9,
    soldBefore: 6,
    picture: { form: 'rack', color: '#4A4E53', accent: colors.Ember, label: '{brand}' },
  },
  {
    slug: 'adjustable-bench',
    name: 'Adjustable bench',
    brand: 'northbar',
    categories: ['racks-and-benches'],
    shortDescription: 'A steady bench with seven back angles, wheels at one end and a firm pad without a gap.',
    fullDescription: text(`
      From flat to nearly upright in seven steps, on a ladder you set with one hand. The seat slides up to the back pad, so there's no gap under your
      hips when it's flat.

      It stands on three feet and doesn't rock on an uneven floor. Lift one end and it rolls away on its wheels.

      - Seven back angles from 0 to 85 degrees
      - Pad 300 mm wide, 430 mm above the floor
      - Tested to 350 kg
      - Stands upright for storage
    `),
    keywords: ['bench', 'incline', 'press', 'home gym', 'dumbbell'],
    ...range({ sku: 'NB-AB', price: 289, stock: [19] }),
    attributes: facts(
      { Material: 'Steel', Level: 'All levels', Goal: 'Strength' },
      { Dimensions: '1320 x 430 x 520 mm', Weight: '31 kg', Pad: '60 mm foam, vinyl cover', Warranty: '5 years' },
    ),
    publishedDaysAgo: 221,
    soldLately: 18,
    soldBefore: 21,
    picture: { form: 'bench', color: colors.Black, accent: colors.Ember, label: '{mark}' },
  },
]
