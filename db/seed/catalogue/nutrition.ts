import type { SeedProduct } from '../types.ts'
import { colours } from './colours.ts'
import { facts, text } from './text.ts'
import { range } from './variants.ts'

export const nutrition: SeedProduct[] = [
  {
    slug: 'whey-protein',
    name: 'Whey protein',
    brand: 'plainmilk',
    categories: ['protein'],
    shortDescription: 'Whey from grass-fed cows with 24 g of protein a scoop and no more than six ingredients.',
    fullDescription: text(`
      Concentrate and isolate, a flavour, a little salt and a sweetener from the stevia leaf. Nothing is added to make it thicker or foam more.

      It mixes with a spoon in cold water. Every batch is tested by an outside laboratory; type the number on the lid into our site to read the result.

      - 24 g protein, 118 kcal a scoop of 30 g
      - 30 servings in 900 g, 66 in 2 kg
      - Scoop under the lid, not buried
      - Not a replacement for meals
    `),
    keywords: ['whey', 'protein powder', 'shake', 'chocolate', 'vanilla'],
    ...range(
      { sku: 'PM-WH', price: { '900 g': 39.5, '2 kg': 74.9 }, was: { '2 kg': 84.9 }, stock: [86, 42, 94, 51, 37, 5] },
      { Flavour: ['Chocolate', 'Vanilla', 'Salted caramel'], Weight: ['900 g', '2 kg'] },
    ),
    attributes: facts(
      { Diet: 'Vegetarian', Goal: 'Strength' },
      {
        Protein: '24 g a serving',
        Servings: '30 or 66',
        Ingredients: 'Whey concentrate (milk), whey isolate (milk), flavour, salt, steviol glycosides, sunflower lecithin',
        Allergens: 'Milk',
        Storage: 'Dry, below 25 degrees',
      },
    ),
    isFeatured: true,
    isRedeemable: true,
    publishedDaysAgo: 498,
    ratings: [4, 6, 18, 82, 240],
    soldLately: 236,
    soldBefore: 221,
    picture: { form: 'tub', colour: '#45494D', accent: colours.Ember, label: 'WHEY|Chocolate 900 g' },
  },
  {
    slug: 'night-casein',
    name: 'Night casein',
    brand: 'plainmilk',
    categories: ['protein'],
    shortDescription: 'Slow milk protein with a thick, creamy texture. Stir it with less water for a pudding.',
    fullDescription: text(`
      Casein is the part of milk that sets. It digests slowly, which is why people take it in the evening.

      With 250 ml of water it is a shake, with 120 ml a pudding. Give it two minutes to thicken.

      - 25 g protein, 115 kcal a scoop of 32 g
      - 28 servings
      - Five ingredients
    `),
    keywords: ['casein', 'protein', 'slow', 'pudding', 'evening'],
    ...range({ sku: 'PM-CA', price: 42, stock: [38, 24] }, { Flavour: ['Vanilla', 'Cocoa'] }),
    attributes: facts(
      { Diet: 'Vegetarian', Goal: 'Recovery' },
      { Protein: '25 g a serving', Servings: '28', Weight: '900 g', Allergens: 'Milk', Storage: 'Dry, below 25 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 316,
    ratings: [1, 2, 5, 17, 41],
    soldLately: 37,
    soldBefore: 39,
    picture: { form: 'tub', colour: colours.Navy, accent: colours.Sky, label: 'CASEIN|Vanilla 900 g' },
  },
  {
    slug: 'plant-protein',
    name: 'Plant protein',
    brand: 'plainmilk',
    categories: ['protein'],
    shortDescription: 'Pea, fava and pumpkin seed with 22 g of protein a scoop, and no chalky aftertaste.',
    fullDescription: text(`
      Three plants together have a full set of amino acids and taste better than any of them alone. The powder is milled fine, so it does not settle at
      the bottom of the glass.

      Best with oat milk or in porridge. Unsweetened has nothing but the three flours and salt.

      - 22 g protein, 120 kcal a scoop of 30 g
      - 25 servings
      - Bag can go in the paper bin
    `),
    keywords: ['vegan protein', 'pea protein', 'plant', 'dairy free'],
    ...range({ sku: 'PM-PP', price: 36, stock: [55, 47, 20] }, { Flavour: ['Cocoa', 'Berry', 'Unsweetened'] }),
    attributes: facts(
      { Diet: 'Vegan', Goal: 'Strength' },
      {
        Protein: '22 g a serving',
        Servings: '25',
        Weight: '750 g',
        Allergens: 'None; made where milk is used',
        Storage: 'Dry, below 25 degrees',
      },
    ),
    isRedeemable: true,
    publishedDaysAgo: 128,
    ratings: [2, 5, 9, 26, 54],
    soldLately: 72,
    soldBefore: 56,
    picture: { form: 'pouch', colour: colours.Moss, accent: colours.Volt, label: 'PEA+|Cocoa 750 g' },
  },
  {
    slug: 'creatine-monohydrate',
    name: 'Creatine monohydrate',
    brand: 'plainmilk',
    categories: ['performance'],
    shortDescription: 'One ingredient, milled fine, with a 3 g scoop. Dissolves in water and tastes of nothing.',
    fullDescription: text(`
      Creatine monohydrate and nothing else. The crystals are milled to 200 mesh so they dissolve in a glass of water with a few stirs.

      Take one level scoop a day, with or without food. Each batch is tested for purity and the result is on our site.

      - 3 g a scoop
      - 100 servings in 300 g, 200 in 600 g
      - Purity of at least 99.9%
    `),
    keywords: ['creatine', 'monohydrate', 'strength', 'supplement'],
    ...range({ sku: 'PM-CR', price: { '300 g': 22.9, '600 g': 38.9 }, stock: [120, 64] }, { Weight: ['300 g', '600 g'] }),
    attributes: facts(
      { Diet: 'Vegan', Goal: 'Strength' },
      { Servings: '100 or 200', Ingredients: 'Creatine monohydrate', Allergens: 'None', Storage: 'Dry, below 25 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 367,
    ratings: [1, 2, 6, 36, 142],
    soldLately: 165,
    soldBefore: 151,
    picture: { form: 'tub', colour: colours.White, accent: colours.Blue, label: 'CREA|300 g' },
  },
  {
    slug: 'electrolyte-sticks',
    name: 'Electrolyte sticks, 20',
    brand: 'hedgerow-fuel',
    categories: ['performance', 'hydration'],
    shortDescription: 'Salt, potassium and magnesium with a hint of fruit. One stick for half a litre of water.',
    fullDescription: text(`
      For long or hot sessions. One stick gives 500 mg of sodium in 500 ml, with half a teaspoon of sugar to help it go down.

      Tear, pour, shake. The sticks fit in the key pocket of a pair of shorts.

      - 20 sticks of 6 g
      - 500 mg sodium, 200 mg potassium, 60 mg magnesium
      - 10 kcal a stick
    `),
    keywords: ['electrolytes', 'hydration', 'salts', 'sodium', 'sticks'],
    ...range({ sku: 'HF-EL', price: 24, stock: [70, 58, 0] }, { Flavour: ['Lemon', 'Blackcurrant', 'Grapefruit'] }),
    attributes: facts(
      { Diet: 'Vegan', Goal: 'Endurance' },
      { Servings: '20', Weight: '120 g', Allergens: 'None', Storage: 'Dry, below 25 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 172,
    ratings: [1, 3, 5, 25, 61],
    soldLately: 83,
    soldBefore: 64,
    picture: { form: 'sachet', colour: colours.Yellow, accent: colours.White, label: 'SALTS' },
  },
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
    ...range({ sku: 'HF-EG', price: 26.4, stock: [44, 39, 52] }, { Flavour: ['Apple', 'Cherry', 'Coffee'] }),
    attributes: facts(
      { Diet: 'Vegan', Goal: 'Endurance' },
      { Servings: '12', Carbohydrate: '25 g each', Allergens: 'None', Storage: 'Cool and dry' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 88,
    ratings: [0, 2, 4, 15, 33],
    soldLately: 57,
    soldBefore: 45,
    picture: { form: 'gel', colour: colours.Red, accent: colours.Bone, label: 'GEL 25|CHERRY' },
  },
  {
    slug: 'oat-bar-12',
    name: 'Oat protein bar, box of 12',
    brand: 'hedgerow-fuel',
    categories: ['bars-and-snacks', 'protein'],
    shortDescription: 'A soft baked bar of oats, nuts and milk protein with 15 g of protein and no coating to melt.',
    fullDescription: text(`
      Baked, not pressed, in trays like the ones at home. It is soft when fresh and chewy when cold, and it does not stick to its wrapper.

      There is no chocolate coat, so it can live in a gym bag in July.

      - 12 bars of 60 g
      - 15 g protein, 232 kcal each
      - Sweetened with dates
    `),
    keywords: ['protein bar', 'oat', 'snack', 'peanut'],
    ...range(
      { sku: 'HF-OB', price: 31, was: { 'Peanut and salt': 36 }, stock: [66, 48, 3] },
      { Flavour: ['Peanut and salt', 'Apple and cinnamon', 'Cocoa and hazelnut'] },
    ),
    attributes: facts(
      { Diet: 'Vegetarian', Goal: 'Everyday' },
      { Servings: '12', Protein: '15 g a bar', Allergens: 'Oats, milk, peanuts, hazelnuts', Storage: 'Below 25 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 233,
    ratings: [2, 4, 11, 38, 86],
    soldLately: 127,
    soldBefore: 119,
    picture: { form: 'bar', colour: colours.Yellow, accent: colours.Cocoa, label: 'OAT 15|Peanut and salt' },
  },
  {
    slug: 'peanut-butter',
    name: 'Peanut butter',
    brand: 'hedgerow-fuel',
    categories: ['bars-and-snacks'],
    shortDescription: 'Roasted peanuts, ground. The oil comes up when it stands: stir it in and carry on.',
    fullDescription: text(`
      One kilo of peanuts, roasted dark and ground slowly. There is nothing else in it, not even salt.

      Crunchy has a handful of chopped nuts stirred back in.

      - 1 kg
      - 26 g protein in 100 g
      - No palm oil, no sugar
    `),
    keywords: ['peanut butter', 'crunchy', 'smooth', 'nut butter'],
    ...range({ sku: 'HF-PB', price: 13.9, stock: [82, 75] }, { Flavour: ['Crunchy', 'Smooth'] }),
    attributes: facts(
      { Diet: 'Vegan', Goal: 'Everyday' },
      { Weight: '1 kg', Ingredients: 'Peanuts', Allergens: 'Peanuts', Storage: 'Cool and dark' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 571,
    ratings: [0, 1, 4, 19, 72],
    soldLately: 76,
    soldBefore: 80,
    picture: { form: 'jar', colour: '#A8733F', accent: colours.Green, label: 'PEANUT|Crunchy 1 kg' },
  },
  {
    slug: 'vitamin-d3',
    name: 'Vitamin D3, 120 capsules',
    brand: 'plainmilk',
    categories: ['vitamins'],
    shortDescription: 'Vitamin D3 from lichen in olive oil, 1000 IU a capsule. Four months in a bottle.',
    fullDescription: text(`
      Small soft capsules with vitamin D3 dissolved in olive oil. The vitamin comes from lichen and the capsule from starch.

      Take one a day with a meal. Ask a doctor first if you take medicine or expect a child.

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
    ratings: [0, 1, 3, 16, 45],
    soldLately: 48,
    soldBefore: 60,
    picture: { form: 'pill-bottle', colour: colours.Tan, accent: colours.Yellow, label: 'D3|120 capsules' },
  },
  {
    slug: 'algae-omega-3',
    name: 'Algae omega-3, 60 capsules',
    brand: 'plainmilk',
    categories: ['vitamins'],
    shortDescription: 'Omega-3 from algae instead of fish, with no fishy taste. Two capsules are a serving.',
    fullDescription: text(`
      Fish get their omega-3 from algae; this skips the fish. The oil is pressed cold and sealed the same day.

      Two capsules a day with food. Keep the bottle in the fridge once it is open.

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
    ratings: [0, 0, 0, 0, 0],
    soldLately: 15,
    soldBefore: 2,
    picture: { form: 'pill-bottle', colour: colours.Green, accent: colours.Sky, label: 'O3|60 capsules' },
  },
]
