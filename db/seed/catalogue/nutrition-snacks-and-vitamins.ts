import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range } from './variants.ts'

export const nutritionSnacksAndVitamins: SeedProduct[] = [
  {
    slug: 'energy-gel-12',
    name: 'Energy gel, box of 12',
    brand: 'hedgerow-fuel',
    categories: ['performance', 'hydration'],
    shortDescription: 'Thin gels with 25 g of carbohydrate that go down without water. Opens with your teeth.',
    fullDescription: text(`
      Rice syrup, fruit, water and salt. Thin enough to drink, not sweet enough to regret.

      One every thirty to forty minutes suits most people on a long run. Try them in training before a race.

      - 12 gels of 45 g
      - 25 g carbohydrate, 100 kcal each
      - Coffee has 40 mg of caffeine a gel
    `),
    keywords: ['energy gel', 'carbohydrate', 'marathon', 'cycling', 'caffeine'],
    ...range({ sku: 'HF-EG', price: 26.4, stock: [44, 39, 52] }, { Flavor: ['Apple', 'Cherry', 'Coffee'] }),
    attributes: facts(
      { Diet: 'Vegan', Goal: 'Endurance' },
      { Servings: '12', Carbohydrate: '25 g each', Allergens: 'None', Storage: 'Cool and dry' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 88,
    soldLately: 57,
    soldBefore: 45,
    picture: {
      form: 'gel',
      color: colors.Green,
      accent: colors.Bone,
      label: 'GEL 25|{Flavor}|12 x 45 g',
      by: { Flavor: { Apple: { color: colors.Green }, Cherry: { color: colors.Red }, Coffee: { color: colors.Cocoa } } },
    },
  },
  {
    slug: 'oat-bar-12',
    name: 'Oat protein bar, box of 12',
    brand: 'hedgerow-fuel',
    categories: ['bars-and-snacks', 'protein'],
    shortDescription: 'A soft baked bar of oats, nuts and milk protein with 15 g of protein and no coating to melt.',
    fullDescription: text(`
      Baked, not pressed, in trays like the ones at home. It's soft when fresh and chewy when cold, and it doesn't stick to its wrapper.

      There's no chocolate coat, so it can live in a gym bag in July.

      - 12 bars of 60 g
      - 15 g protein, 232 kcal each
      - Sweetened with dates
    `),
    keywords: ['protein bar', 'oat', 'snack', 'peanut'],
    ...range(
      { sku: 'HF-OB', price: 31, was: { 'Peanut and salt': 36 }, stock: [66, 48, 3] },
      { Flavor: ['Peanut and salt', 'Apple and cinnamon', 'Cocoa and hazelnut'] },
    ),
    attributes: facts(
      { Diet: 'Vegetarian', Goal: 'Everyday' },
      { Servings: '12', Protein: '15 g a bar', Allergens: 'Oats, milk, peanuts, hazelnuts', Storage: 'Below 25 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 233,
    soldLately: 127,
    soldBefore: 119,
    picture: {
      form: 'bar',
      color: colors.Yellow,
      accent: colors.Cocoa,
      label: 'OAT 15|{Flavor}',
      by: {
        Flavor: {
          'Peanut and salt': { color: colors.Yellow },
          'Apple and cinnamon': { color: colors.Clay },
          'Cocoa and hazelnut': { color: colors.Cocoa, accent: colors.Sand },
        },
      },
    },
  },
  {
    slug: 'peanut-butter',
    name: 'Peanut butter',
    brand: 'hedgerow-fuel',
    categories: ['bars-and-snacks'],
    shortDescription: 'Roasted peanuts, ground. The oil rises as it stands: stir it in and carry on.',
    fullDescription: text(`
      One kilo of peanuts, roasted dark and ground slowly. There's nothing else in it, not even salt.

      Crunchy has a handful of chopped nuts stirred back in.

      - 1 kg
      - 26 g protein in 100 g
      - No palm oil, no sugar
    `),
    keywords: ['peanut butter', 'crunchy', 'smooth', 'nut butter'],
    ...range({ sku: 'HF-PB', price: 13.9, stock: [82, 75] }, { Flavor: ['Crunchy', 'Smooth'] }),
    attributes: facts(
      { Diet: 'Vegan', Goal: 'Everyday' },
      { Weight: '1 kg', Ingredients: 'Peanuts', Allergens: 'Peanuts', Storage: 'Cool and dark' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 571,
    soldLately: 76,
    soldBefore: 80,
    picture: {
      form: 'jar',
      color: '#A8733F',
      accent: colors.Green,
      label: 'PEANUT|{Flavor} 1 kg',
      by: { Flavor: { Crunchy: { accent: colors.Green }, Smooth: { accent: colors.Ember } } },
    },
  },
  {
    slug: 'vitamin-d3',
    name: 'Vitamin D3, 120 capsules',
    brand: 'plainmilk',
    categories: ['vitamins'],
    shortDescription: 'Vitamin D3 from lichen in olive oil, 1000 IU a capsule. Four months in a bottle.',
    fullDescription: text(`
      Small soft capsules with vitamin D3 dissolved in olive oil. The vitamin comes from lichen and the capsule from starch.

      Take one a day with a meal. Ask a doctor first if you take medication or are pregnant.

      - 25 micrograms (1000 IU) a capsule
      - 120 capsules
      - Bottle of recycled plastic
    `),
    keywords: ['vitamin d', 'd3', 'capsules', 'winter'],
    ...range({ sku: 'PM-D3', price: 14.5, stock: [93] }),
    attributes: facts(
      { Diet: 'Vegan', Goal: 'Everyday' },
      {
        Servings: '120',
        Ingredients: 'Olive oil, modified starch, glycerol, cholecalciferol',
        Allergens: 'None',
        Storage: 'Below 25 degrees, away from children',
      },
    ),
    isRedeemable: true,
    publishedDaysAgo: 641,
    soldLately: 48,
    soldBefore: 60,
    picture: { form: 'pill-bottle', color: colors.Tan, accent: colors.Yellow, label: 'D3|120 capsules' },
  },
  {
    slug: 'algae-omega-3',
    name: 'Algae omega-3, 60 capsules',
    brand: 'plainmilk',
    categories: ['vitamins'],
    shortDescription: 'Omega-3 from algae instead of fish, with no fishy taste. Two capsules are a serving.',
    fullDescription: text(`
      Fish get their omega-3 from algae; this skips the fish. The oil is pressed cold and sealed the same day.

      Two capsules a day with food. Keep the bottle in the fridge once it's open.

      - 500 mg DHA and EPA in two capsules
      - 30 servings
      - No fish, no soy
    `),
    keywords: ['omega 3', 'algae', 'dha', 'vegan', 'capsules'],
    ...range({ sku: 'PM-O3', price: 21, was: 26, stock: [2] }),
    attributes: facts(
      { Diet: 'Vegan', Goal: 'Everyday' },
      { Servings: '30', Ingredients: 'Algae oil, modified starch, glycerol', Allergens: 'None', Storage: 'In the fridge once open' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 37,
    soldLately: 15,
    soldBefore: 2,
    picture: { form: 'pill-bottle', color: colors.Green, accent: colors.Sky, label: 'O3|60 capsules' },
  },
]
