import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range } from './variants.ts'

const balls = { '4 kg': 34.9, '6 kg': 39.9, '8 kg': 45.9, '10 kg': 51.9, '15 kg': 66.9, '20 kg': 79.9 }

export const cardio: SeedProduct[] = [
  {
    slug: 'air-bike',
    name: 'Air bike',
    brand: 'oarlight',
    categories: ['cardio-machines'],
    shortDescription: 'A fan bike with moving arms: the harder you go, the harder it gets. No settings to learn.',
    fullDescription: text(`
      The fan makes the resistance, so the bike always answers with exactly the effort you put in. Push and pull with the arms, or rest your feet on the
      pegs and work the arms alone.

      A belt drives the fan instead of a chain; it needs no oil. The screen shows time, distance, power and heart rate and has interval timers built in.

      - Belt drive
      - Seat moves up, down, forward and back
      - Works with chest straps over Bluetooth
      - Runs on two AA cells, included
    `),
    keywords: ['air bike', 'fan bike', 'intervals', 'conditioning', 'assault'],
    ...range({ sku: 'OL-AB1', price: 899, stock: [11] }),
    attributes: facts(
      { Material: 'Steel', Level: 'All levels', Goal: 'Endurance' },
      {
        Dimensions: '1300 x 600 x 1270 mm',
        Weight: '54 kg',
        'Rider weight': 'Up to 150 kg',
        Screen: 'LCD, 6 programs',
        Warranty: '5 years frame, 2 years parts',
      },
    ),
    isFeatured: true,
    publishedDaysAgo: 84,
    soldLately: 17,
    soldBefore: 9,
    picture: { form: 'air-bike', color: '#4A4E53', accent: colors.Ember, label: '{brand}' },
  },
  {
    slug: 'indoor-cycle',
    name: 'Indoor cycle',
    brand: 'oarlight',
    categories: ['cardio-machines'],
    shortDescription: 'A quiet bike with a magnetic brake, power in watts and a seat that fits most people.',
    fullDescription: text(`
      A magnet does the braking, so nothing rubs and nothing wears. Turn the knob for more, press it to stop. At a steady pace it is about as loud as a
      desk fan.

      Power and cadence are sent over Bluetooth and ANT+ to the app you already use. The pedals take clips on one side and shoes on the other.

      - 32 levels of resistance
      - 8 kg flywheel
      - Seat and bars move in four directions
      - Tablet holder and two bottle cages
    `),
    keywords: ['spin bike', 'indoor bike', 'cycling', 'magnetic', 'watts'],
    ...range({ sku: 'OL-IC1', price: 749, stock: [14] }),
    attributes: facts(
      { Material: 'Steel', Level: 'All levels', Goal: 'Endurance' },
      {
        Dimensions: '1120 x 540 x 1210 mm',
        Weight: '47 kg',
        'Rider weight': 'Up to 140 kg',
        Noise: '52 dB at 90 rpm',
        Warranty: '5 years frame, 2 years parts',
      },
    ),
    publishedDaysAgo: 133,
    soldLately: 12,
    soldBefore: 15,
    picture: { form: 'cycle', color: colors.Navy, accent: colors.Ember, label: '{brand}' },
  },
  {
    slug: 'water-rower',
    name: 'Water rower',
    brand: 'oarlight',
    categories: ['cardio-machines'],
    shortDescription: 'A rower with a water tank: the stroke feels and sounds like a boat, and it stands up to store.',
    fullDescription: text(`
      A paddle turns in the tank and the water pushes back. More water makes a heavier boat; you set it once with the hand pump in the box.

      The rail is aluminium and long enough for tall rowers. After the session tip the machine up on its end: it takes no more floor than a chair.

      - Tank of 17 liters, with a marked scale
      - Seat 350 mm above the floor
      - Monitor with split, strokes and distance
      - Stands upright, 540 x 560 mm
    `),
    keywords: ['rower', 'rowing machine', 'water', 'erg', 'full body'],
    ...range({ sku: 'OL-WR1', price: 1190, was: 1390, stock: [4] }),
    attributes: facts(
      { Material: 'Steel', Level: 'All levels', Goal: 'Endurance' },
      { Dimensions: '2100 x 560 x 530 mm', Weight: '38 kg dry', 'Rider weight': 'Up to 150 kg', Tank: '17 liters', Warranty: '5 years' },
    ),
    publishedDaysAgo: 205,
    soldLately: 8,
    soldBefore: 7,
    picture: { form: 'rower', color: '#4A4E53', accent: colors.Ember, label: '{brand}' },
  },
  {
    slug: 'folding-treadmill',
    name: 'Folding treadmill',
    brand: 'oarlight',
    categories: ['cardio-machines'],
    shortDescription: 'A treadmill up to 16 km/h with a 1.3 m belt that folds up and rolls behind a door.',
    fullDescription: text(`
      Wide enough to run on and small enough for a flat. The belt is 480 mm wide and 1300 mm long, on six rubber mounts that take the edge off each step.

      Two keys set speed and slope, the rest is on the handles. Folded it stands by itself and rolls on four wheels.

      - 1 to 16 km/h
      - Slope up to 10%
      - Folds with a gas spring
      - Safety key on a cord
    `),
    keywords: ['treadmill', 'running', 'walking', 'folding', 'home'],
    ...range({ sku: 'OL-FT1', price: 990, stock: [9] }),
    attributes: facts(
      { Material: 'Steel', Level: 'Beginner', Goal: 'Endurance' },
      { Dimensions: '1640 x 760 x 1320 mm', Weight: '68 kg', 'Rider weight': 'Up to 130 kg', Motor: '2.0 hp', Warranty: '3 years' },
    ),
    publishedDaysAgo: 41,
    soldLately: 10,
    soldBefore: 4,
    picture: { form: 'treadmill', color: '#4A4E53', accent: colors.Ember, label: '{brand}' },
  },
  {
    slug: 'speed-rope',
    name: 'Speed rope',
    brand: 'oarlight',
    categories: ['jump-ropes'],
    shortDescription: 'A thin steel cable on ball bearings with light handles. Cut it once to your height.',
    fullDescription: text(`
      The cable is 2.5 mm steel in a plastic coat and turns on two bearings a side, so the rope keeps up with double-unders.

      It comes three meters long. Stand on the middle, bring the handles to your armpits, and fix the screws; the spare end can be cut off.

      - Handles 150 mm long, 38 g each
      - Spare cable and key in the bag
      - For smooth floors: use a mat on concrete
    `),
    keywords: ['jump rope', 'skipping', 'double unders', 'cable', 'crossfit'],
    ...range({ sku: 'OL-SR', price: 19.9, stock: [110, 64, 38] }, { Color: ['Black', 'Ember', 'Volt'] }),
    attributes: facts(
      { Material: 'Steel', Level: 'Intermediate', Goal: 'Endurance' },
      { Length: '3 m, can be cut', Weight: '118 g', Bearings: '4 ball bearings', Warranty: '1 year' },
    ),
    isRedeemable: true,
    publishedDaysAgo: 330,
    soldLately: 96,
    soldBefore: 88,
    picture: { form: 'rope', color: colors.Black, accent: colors.Ember },
  },
  {
    slug: 'weighted-rope',
    name: 'Weighted rope',
    brand: 'oarlight',
    categories: ['jump-ropes'],
    shortDescription: 'A thick, slow rope that you feel in your shoulders and that teaches a clean rhythm.',
    fullDescription: text(`
      The weight is in the rope, not in the handles. It turns slower, you feel where it is, and ten minutes are enough.

      The core is braided nylon with a smooth plastic coat that lasts on rough ground.

      - Three weights
      - Length set by a knot inside the handle
      - Handles with a soft grip
    `),
    keywords: ['weighted rope', 'heavy rope', 'skipping', 'shoulders'],
    ...range(
      { sku: 'OL-WTR', price: { '0.25 kg': 29, '0.5 kg': 34, '0.75 kg': 39 }, stock: [42, 31, 5] },
      { Weight: ['0.25 kg', '0.5 kg', '0.75 kg'] },
    ),
    attributes: facts(
      { Material: 'Nylon', Level: 'All levels', Goal: 'Endurance' },
      { Length: '3 m, adjustable', Care: 'Wipe clean', Warranty: '1 year' },
    ),
    publishedDaysAgo: 118,
    soldLately: 21,
    soldBefore: 24,
    picture: { form: 'rope', color: colors.Graphite, accent: colors.Teal },
  },
  {
    slug: 'slam-ball',
    name: 'Slam ball',
    brand: 'forge-and-field',
    categories: ['conditioning', 'dumbbells'],
    shortDescription: 'A ball filled with sand that does not bounce back. Pick it up, throw it down, repeat.',
    fullDescription: text(`
      The shell is 10 mm of soft rubber with a tire tread that stays in your hands when they are wet. Inside is fine sand and nothing else.

      It lands flat and stays there. Use it for slams, carries and squats; for throws at a wall take a softer ball.

      - 230 to 280 mm across
      - Valve for shaping, sealed with a plug
      - For indoor and outdoor floors
    `),
    keywords: ['slam ball', 'medicine ball', 'conditioning', 'sand'],
    ...range({ sku: 'FF-SB', price: balls, stock: [30, 44, 37, 25, 13, 0] }, { Weight: Object.keys(balls) }),
    attributes: facts(
      { Material: 'Rubber', Level: 'All levels', Goal: 'Endurance' },
      { Filling: 'Sand', Care: 'Rinse with water', Warranty: '2 years' },
    ),
    publishedDaysAgo: 267,
    soldLately: 35,
    soldBefore: 41,
    picture: { form: 'ball', color: '#45494D', accent: colors.Ember, label: '{Weight}', main: { Weight: '8 kg' } },
  },
  {
    slug: 'step-platform',
    name: 'Step platform',
    brand: 'oarlight',
    categories: ['conditioning'],
    shortDescription: 'A wide step with a ribbed rubber top and three heights, for step-ups, jumps and bench work.',
    fullDescription: text(`
      Two pairs of risers lock under the deck without tools and give 100, 150 or 200 mm. The top is ribbed rubber and holds a wet shoe.

      The feet are soft and leave no marks on wood. It weighs seven kilos and stores flat against a wall.

      - Deck 900 x 320 mm
      - Heights 100, 150 and 200 mm
      - Tested to 200 kg
    `),
    keywords: ['step', 'aerobic', 'platform', 'step-up', 'box'],
    ...range({ sku: 'OL-SP1', price: 69, stock: [33] }),
    attributes: facts(
      { Material: 'Plastic', Level: 'Beginner', Goal: 'Endurance' },
      { Dimensions: '900 x 320 x 200 mm', Weight: '7 kg', Care: 'Wash with soap and water', Warranty: '2 years' },
    ),
    publishedDaysAgo: 509,
    soldLately: 11,
    soldBefore: 16,
    picture: { form: 'step', color: '#45494D', accent: colors.Teal, label: '{brand}' },
  },
]
