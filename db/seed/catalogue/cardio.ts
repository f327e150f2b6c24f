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
      The fan makes the resistance, so the bike always pushes back exactly as hard as you do. Push and pull with your arms as you pedal, or rest your
      feet on the pegs and work your arms alone.

      The fan is driven by a belt instead of a chain, so there's nothing to oil. The screen shows time, distance, power and heart rate, and has interval
      timers built in.

      - Belt drive
      - Seat moves up, down, forward and back
      - Connects to chest straps over Bluetooth
      - Runs on two AA batteries, included
    `),
    keywords: ['air bike', 'fan bike', 'intervals', 'conditioning', 'assault'],
    ...range({ sku: 'OL-AB1', price: 899, stock: [11] }),
    attributes: facts(
      { Material: 'Steel', Level: 'All levels', Goal: 'Endurance' },
      {
        Dimensions: '1300 x 1270 x 600 mm',
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
      Magnets do the braking, so nothing rubs and nothing wears out. Turn the knob to add resistance, press it to stop. At a steady pace it's about as
      loud as a desk fan.

      Power and cadence go over Bluetooth and ANT+ to the app you already use. The pedals take cleats on one side, regular shoes on the other.

      - 32 levels of resistance
      - 8 kg flywheel
      - Seat and handlebar move up, down, forward and back
      - Screen with time, distance and power, and two bottle cages
    `),
    keywords: ['spin bike', 'indoor bike', 'cycling', 'magnetic', 'watts'],
    ...range({ sku: 'OL-IC1', price: 749, stock: [14] }),
    attributes: facts(
      { Material: 'Steel', Level: 'All levels', Goal: 'Endurance' },
      {
        Dimensions: '1120 x 1210 x 540 mm',
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
    shortDescription: 'A rower with a water tank: it feels and sounds like rowing a boat, and it stores upright.',
    fullDescription: text(`
      A paddle turns in the tank and the water pushes back. More water makes for a heavier boat; fill it once with the hand pump in the box.

      The rail is aluminum and long enough for tall rowers. After your session, tip the machine up on its end: it takes up no more floor than a chair.

      - 17-liter tank with level marks
      - Seat 350 mm above the floor
      - Monitor with split, strokes and distance
      - Stores upright on 530 x 560 mm
    `),
    keywords: ['rower', 'rowing machine', 'water', 'erg', 'full body'],
    ...range({ sku: 'OL-WR1', price: 1190, was: 1390, stock: [4] }),
    attributes: facts(
      { Material: 'Steel', Level: 'All levels', Goal: 'Endurance' },
      {
        Dimensions: '2100 x 530 x 560 mm',
        Weight: '38 kg without water',
        'Rider weight': 'Up to 150 kg',
        Tank: '17 liters',
        Warranty: '5 years',
      },
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
    shortDescription: 'A treadmill that runs up to 16 km/h, then folds up and rolls behind a door. The belt is 1.3 m long.',
    fullDescription: text(`
      Wide enough to run on and small enough for an apartment. The belt is 480 mm wide and 1300 mm long, and the deck rests on six rubber mounts that
      soften every step.

      Two buttons set speed and incline, the rest is on the handles. Folded, it stands on its own and rolls on four wheels.

      - 1 to 16 km/h
      - Incline up to 10%
      - Folds with a gas spring
      - Safety key on a cord
    `),
    keywords: ['treadmill', 'running', 'walking', 'folding', 'home'],
    ...range({ sku: 'OL-FT1', price: 990, stock: [9] }),
    attributes: facts(
      { Material: 'Steel', Level: 'Beginner', Goal: 'Endurance' },
      { Dimensions: '1640 x 1320 x 760 mm', Weight: '68 kg', 'Rider weight': 'Up to 130 kg', Motor: '2.0 hp', Warranty: '3 years' },
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
      The cable is 2.5 mm steel with a plastic coating. It turns on two bearings per handle, so the rope keeps up with double-unders.

      It comes three meters long. Stand on the middle, bring the handles up to your armpits and tighten the screws; then cut off what's left over.

      - Handles 150 mm long, 38 g each
      - Spare cable, hex key and bag included
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
      The weight is in the rope, not in the handles. It turns slower, you feel where it is, and ten minutes is plenty.

      The core is braided nylon with a smooth plastic coating that holds up on rough ground.

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
    shortDescription: "A ball filled with sand that doesn't bounce back. Pick it up, throw it down, repeat.",
    fullDescription: text(`
      The shell is 10 mm of soft rubber with a tire tread that you can grip with wet hands. Inside is fine sand and nothing else.

      It lands flat and stays put. Use it for slams, carries and squats; for wall throws, pick a softer ball.

      - 230 to 280 mm across
      - Valve for adjusting the shape, sealed with a plug
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
      Two pairs of risers lock under the deck without tools, for a height of 100, 150 or 200 mm. The top is ribbed rubber and grips even a wet shoe.

      The feet are soft and leave no marks on wood. It weighs seven kilos and leans flat against a wall.

      - Deck 900 x 320 mm
      - Heights 100, 150 and 200 mm
      - Tested to 200 kg
    `),
    keywords: ['step', 'aerobic', 'platform', 'step-up', 'box'],
    ...range({ sku: 'OL-SP1', price: 69, stock: [33] }),
    attributes: facts(
      { Material: 'Plastic', Level: 'Beginner', Goal: 'Endurance' },
      { Dimensions: '900 x 200 x 320 mm', Weight: '7 kg', Care: 'Wash with soap and water', Warranty: '2 years' },
    ),
    publishedDaysAgo: 509,
    soldLately: 11,
    soldBefore: 16,
    picture: { form: 'step', color: '#45494D', accent: colors.Teal, label: '{brand}' },
  },
]
