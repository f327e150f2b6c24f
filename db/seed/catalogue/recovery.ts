import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range } from './variants.ts'

export const recovery: SeedProduct[] = [
  {
    slug: 'massage-gun',
    name: 'Massage gun',
    brand: 'softstone',
    categories: ['massage'],
    shortDescription: 'Quiet, strong and simple: one button, four speeds and a handle long enough for your back.',
    fullDescription: text(`
      A brushless motor moves the head 12 mm, which is deep enough for legs and gentle enough for calves. At the second speed you can talk over it.

      The battery lasts about four hours and charges over USB-C. Four heads clip into the case.

      - 4 speeds, 1800 to 3000 strokes a minute
      - Stroke of 12 mm
      - Ball, flat, fork and soft heads
      - Stops by itself after 15 minutes
    `),
    keywords: ['massage gun', 'percussion', 'muscle', 'usb-c'],
    ...range({ sku: 'SS-MG', price: 149, was: 179, stock: [31] }),
    attributes: facts(
      { Material: 'Plastic', Level: 'All levels', Goal: 'Recovery' },
      {
        Weight: '890 g',
        Battery: '2600 mAh, about 4 hours',
        Noise: '48 dB at speed 2',
        Contents: 'Gun, 4 heads, case, cable',
        Warranty: '2 years',
      },
    ),
    isFeatured: true,
    publishedDaysAgo: 103,
    soldLately: 62,
    soldBefore: 47,
    picture: { form: 'massage-gun', color: '#3F4347', accent: colors.Ember, label: '{brand}' },
  },
  {
    slug: 'massage-gun-mini',
    name: 'Massage gun mini',
    brand: 'softstone',
    categories: ['massage'],
    shortDescription: 'The small one: 420 grams, fits a jacket pocket and can go in carry-on luggage.',
    fullDescription: text(`
      Half the weight of the large gun with a stroke of 8 mm. Enough for feet, calves and forearms after a long flight or a long climb.

      Charges over USB-C; a full charge lasts about two hours.

      - 3 speeds
      - 420 g
      - Two heads and a cloth bag
    `),
    keywords: ['mini massage gun', 'travel', 'percussion', 'small'],
    ...range({ sku: 'SS-MGM', price: 89, stock: [18, 22] }, { Color: ['Bone', 'Slate'] }),
    attributes: facts(
      { Material: 'Plastic', Level: 'All levels', Goal: 'Recovery' },
      { Weight: '420 g', Battery: '1500 mAh, about 2 hours', Contents: 'Gun, 2 heads, bag, cable', Warranty: '2 years' },
    ),
    publishedDaysAgo: 17,
    soldLately: 26,
    soldBefore: 0,
    picture: { form: 'massage-gun', color: colors.Bone, accent: colors.Clay, label: 'MINI' },
  },
  {
    slug: 'massage-ball-set',
    name: 'Massage ball set',
    brand: 'softstone',
    categories: ['massage', 'rollers'],
    shortDescription: 'A smooth hard ball, one with soft knobs and a double one for the spine. Put one between you and the wall and lean.',
    fullDescription: text(`
      The smooth ball is solid rubber for feet, hips and shoulder blades. The one with knobs is softer, for forearms and calves. The double one leaves
      room for the spine between its halves.

      They weigh little, cost little and do most of what a bigger tool does.

      - 90 mm, 65 mm with knobs, and the double 70 x 160 mm
      - Wash with soap
      - Cotton bag
    `),
    keywords: ['massage ball', 'lacrosse ball', 'trigger point', 'feet'],
    ...range({ sku: 'SS-MB2', price: 16, stock: [104] }),
    attributes: facts(
      { Material: 'Rubber', Level: 'Beginner', Goal: 'Recovery' },
      { Contents: 'Three: smooth, with knobs, double', Weight: '640 g', Care: 'Soap and water' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 463,
    soldLately: 68,
    soldBefore: 70,
    picture: { form: 'massage-balls', color: colors.Slate, accent: colors.Ember, label: '{mark}' },
  },
  {
    slug: 'foam-roller',
    name: 'Foam roller',
    brand: 'softstone',
    categories: ['rollers', 'yoga-props'],
    shortDescription: 'A hollow roller with a firm core and a softer skin, in two lengths and three colors.',
    fullDescription: text(`
      The core is a plastic tube that doesn't bend; the foam over it has wide and narrow fields, like a palm and fingers.

      The short one fits in a bag, the long one lets you lie along it.

      - 140 mm across
      - Tested to 200 kg
      - No EVA smell
    `),
    keywords: ['foam roller', 'fascia', 'mobility', 'back'],
    ...range(
      { sku: 'SS-FR', price: { '33 cm': 32, '60 cm': 46 }, was: { '60 cm': 54 }, stock: [48, 29, 35, 21, 26, 5] },
      { Color: ['Black', 'Clay', 'Teal'], Length: ['33 cm', '60 cm'] },
    ),
    attributes: facts(
      { Material: 'Foam', Level: 'All levels', Goal: 'Recovery' },
      { Diameter: '140 mm', Weight: '640 g in 33 cm', Care: 'Wipe with soap and water', Warranty: '3 years' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 378,
    soldLately: 71,
    soldBefore: 73,
    picture: { form: 'roller', color: colors.Clay, accent: colors.Bone },
  },
  {
    slug: 'soft-roller',
    name: 'Soft roller',
    brand: 'softstone',
    categories: ['rollers'],
    shortDescription: 'A full foam roller that gives under you: a kind way to start, or to end a hard week.',
    fullDescription: text(`
      Softer than the hollow rollers and smooth all around. Start here if a firm roller makes you hold your breath.

      It's one piece of closed foam, so water stays outside and it cleans with a cloth.

      - 900 mm long, 150 mm across
      - Soft, about half as firm as our foam roller
      - 480 g
    `),
    keywords: ['foam roller', 'soft', 'beginner', 'pilates'],
    ...range({ sku: 'SS-SR90', price: 34, stock: [27] }),
    attributes: facts(
      { Material: 'Foam', Level: 'Beginner', Goal: 'Recovery' },
      { Dimensions: '900 x 150 mm', Weight: '480 g', Care: 'Wipe clean', Warranty: '1 year' },
    ),
    publishedDaysAgo: 584,
    soldLately: 12,
    soldBefore: 14,
    picture: { form: 'soft-roller', color: colors.Sky, accent: colors.Navy, label: '{brand}' },
  },
  {
    slug: 'cold-tub',
    name: 'Cold tub',
    brand: 'saltwell',
    categories: ['heat-and-cold'],
    shortDescription: 'A tub for one that stands in the garden, folds flat and needs nothing but a hose.',
    fullDescription: text(`
      Three insulated walls and six poles. Put it up in ten minutes, fill it from the hose, add ice if the season doesn't help.

      A lid keeps leaves out and cold in. The tap at the bottom takes a garden hose, so emptying is easy.

      - 750 mm across, 750 mm high
      - 290 liters
      - Stay in for two or three minutes, and never alone
    `),
    keywords: ['ice bath', 'cold plunge', 'tub', 'cold water'],
    ...range({ sku: 'SW-CT', price: 129, stock: [0] }),
    attributes: facts(
      { Material: 'Polyester', Level: 'Intermediate', Goal: 'Recovery' },
      { Dimensions: '750 x 750 mm', Volume: '290 liters', Weight: '5.2 kg', Contents: 'Tub, lid, poles, pump, bag', Warranty: '1 year' },
    ),
    publishedDaysAgo: 46,
    soldLately: 18,
    soldBefore: 13,
    picture: { form: 'ice-bath', color: colors.Navy, accent: colors.Sky, label: '{brand}' },
  },
  {
    slug: 'hot-cold-pack',
    name: 'Hot and cold pack',
    brand: 'saltwell',
    categories: ['heat-and-cold'],
    shortDescription: 'A gel pack that stays soft in the freezer, with a cotton sleeve and a strap to hold it on.',
    fullDescription: text(`
      Two hours in the freezer or one minute in the microwave. The gel stays soft and bends around a knee or a shoulder.

      Always use the sleeve, and take it off after fifteen minutes.

      - 280 x 180 mm
      - Cotton sleeve and elastic strap
      - Filled with water, salt and cellulose
    `),
    keywords: ['ice pack', 'heat pack', 'gel', 'knee', 'shoulder'],
    ...range({ sku: 'SW-HC', price: 17, stock: [57] }),
    attributes: facts(
      { Material: 'Plastic', Level: 'All levels', Goal: 'Recovery' },
      { Dimensions: '280 x 180 mm', Weight: '520 g', Care: 'Sleeve: machine wash at 40 degrees' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 295,
    soldLately: 20,
    soldBefore: 23,
    picture: { form: 'gel-pack', color: colors.Sky, accent: colors.White, label: '{brand}' },
  },
  {
    slug: 'bath-salts',
    name: 'Bath salts',
    brand: 'saltwell',
    categories: ['heat-and-cold'],
    shortDescription: 'Coarse sea salt with a little pine oil for a long bath after a long day.',
    fullDescription: text(`
      Salt from seaside evaporation ponds, coarsely ground, and a few drops of pine oil. Two handfuls to a tub.

      The bag closes tight, so the smell stays in it and not in your cupboard.

      - About ten baths in 1 kg
      - Bag goes in the paper recycling
      - No color added
    `),
    keywords: ['bath salt', 'epsom', 'soak', 'pine'],
    ...range({ sku: 'SW-BS', price: { '1 kg': 14, '3 kg': 33 }, was: { '3 kg': 39 }, stock: [45, 22] }, { Weight: ['1 kg', '3 kg'] }),
    attributes: facts(
      { Goal: 'Recovery', Diet: 'Vegan' },
      { Ingredients: 'Sea salt, pine oil', Baths: 'About 10 in 1 kg', Storage: 'Dry', Origin: 'Atlantic coast' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 214,
    soldLately: 25,
    soldBefore: 17,
    picture: { form: 'pouch', color: colors.Teal, accent: colors.Bone, label: 'SALT|Pine {Weight}|{Weight}' },
  },
]
