import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
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
      Concentrate and isolate, a flavor, a little salt and a sweetener from the stevia leaf. Nothing is added to make it thicker or foam more.

      It mixes with a spoon in cold water. Every batch is tested by an outside laboratory; its number is on the lid.

      - 24 g protein, 118 kcal a scoop of 30 g
      - 30 servings in 900 g, 66 in 2 kg
      - Scoop under the lid, not buried
      - Not a replacement for meals
    `),
    keywords: ['whey', 'protein powder', 'shake', 'chocolate', 'vanilla'],
    ...range(
      { sku: 'PM-WH', price: { '900 g': 39.5, '2 kg': 74.9 }, was: { '2 kg': 84.9 }, stock: [86, 42, 94, 51, 37, 5] },
      { Flavor: ['Chocolate', 'Vanilla', 'Salted caramel'], Weight: ['900 g', '2 kg'] },
    ),
    attributes: facts(
      { Diet: 'Vegetarian', Goal: 'Strength' },
      {
        Protein: '24 g a serving',
        Servings: '30 or 66',
        Ingredients: 'Whey concentrate (milk), whey isolate (milk), flavor, salt, steviol glycosides, sunflower lecithin',
        Allergens: 'Milk',
        Storage: 'Dry, below 25 degrees',
      },
    ),
    isFeatured: true,
    isRedeemable: true,
    publishedDaysAgo: 498,
    soldLately: 236,
    soldBefore: 221,
    picture: {
      form: 'tub',
      color: '#45494D',
      accent: colors.Ember,
      label: 'WHEY|{Flavor} {Weight}',
      by: {
        Flavor: { Chocolate: { accent: colors.Ember }, Vanilla: { accent: colors.Yellow }, 'Salted caramel': { accent: colors.Tan } },
      },
    },
  },
  {
    slug: 'night-casein',
    name: 'Night casein',
    brand: 'plainmilk',
    categories: ['protein'],
    shortDescription: 'Slow milk protein with a thick, creamy texture. Stir it with less water for a pudding.',
    fullDescription: text(`
      Casein is the part of milk that sets. It digests slowly, which is why people take it in the evening.

      With 250 ml of water it's a shake, with 120 ml a pudding. Give it two minutes to thicken.

      - 25 g protein, 115 kcal a scoop of 32 g
      - 28 servings
      - Five ingredients
    `),
    keywords: ['casein', 'protein', 'slow', 'pudding', 'evening'],
    ...range({ sku: 'PM-CA', price: 42, stock: [38, 24] }, { Flavor: ['Vanilla', 'Cocoa'] }),
    attributes: facts(
      { Diet: 'Vegetarian', Goal: 'Recovery' },
      { Protein: '25 g a serving', Servings: '28', Weight: '900 g', Allergens: 'Milk', Storage: 'Dry, below 25 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 316,
    soldLately: 37,
    soldBefore: 39,
    picture: {
      form: 'tub',
      color: colors.Navy,
      accent: colors.Sky,
      label: 'CASEIN|{Flavor} 900 g',
      by: { Flavor: { Vanilla: { accent: colors.Sky }, Cocoa: { accent: colors.Cocoa } } },
    },
  },
  {
    slug: 'plant-protein',
    name: 'Plant protein',
    brand: 'plainmilk',
    categories: ['protein'],
    shortDescription: 'Pea, fava and pumpkin seed with 22 g of protein a scoop, and no chalky aftertaste.',
    fullDescription: text(`
      Three plants together have a full set of amino acids and taste better than any of them alone. The powder is milled fine, so it doesn't settle at
      the bottom of the glass.

      Best with oat milk or in porridge. Unsweetened has nothing but the three flours and salt.

      - 22 g protein, 120 kcal a scoop of 30 g
      - 25 servings
      - Bag can go in the paper recycling
    `),
    keywords: ['vegan protein', 'pea protein', 'plant', 'dairy free'],
    ...range({ sku: 'PM-PP', price: 36, stock: [55, 47, 20] }, { Flavor: ['Cocoa', 'Berry', 'Unsweetened'] }),
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
    soldLately: 72,
    soldBefore: 56,
    picture: {
      form: 'pouch',
      color: colors.Moss,
      accent: colors.Volt,
      label: 'PEA+|{Flavor} 750 g|22 g',
      by: { Flavor: { Cocoa: { accent: colors.Volt }, Berry: { accent: colors.Rose }, Unsweetened: { accent: colors.Bone } } },
    },
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
    soldLately: 165,
    soldBefore: 151,
    picture: { form: 'tub', color: colors.White, accent: colors.Blue, label: 'CREA|{Weight}' },
  },
  {
    slug: 'electrolyte-sticks',
    name: 'Electrolyte sticks, 20',
    brand: 'hedgerow-fuel',
    categories: ['performance', 'hydration'],
    shortDescription: 'Salt, potassium and magnesium with a hint of fruit. One stick for half a liter of water.',
    fullDescription: text(`
      For long or hot sessions. One stick gives 500 mg of sodium in 500 ml, with half a teaspoon of sugar to help it go down.

      Tear, pour, shake. The sticks fit in the key pocket of a pair of shorts.

      - 20 sticks of 6 g
      - 500 mg sodium, 200 mg potassium, 60 mg magnesium
      - 10 kcal a stick
    `),
    keywords: ['electrolytes', 'hydration', 'salts', 'sodium', 'sticks'],
    ...range({ sku: 'HF-EL', price: 24, stock: [70, 58, 0] }, { Flavor: ['Lemon', 'Blackcurrant', 'Grapefruit'] }),
    attributes: facts(
      { Diet: 'Vegan', Goal: 'Endurance' },
      { Servings: '20', Weight: '120 g', Allergens: 'None', Storage: 'Dry, below 25 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 172,
    soldLately: 83,
    soldBefore: 64,
    picture: {
      form: 'sachet',
      color: colors.Yellow,
      accent: colors.White,
      label: 'SALTS|{Flavor} electrolytes, 20 sticks',
      by: {
        Flavor: { Lemon: { color: colors.Yellow }, Blackcurrant: { color: colors.Plum }, Grapefruit: { color: colors.Rose } },
      },
    },
  },
]
