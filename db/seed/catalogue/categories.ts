import type { SeedCategory } from '../types.ts'

const of = (slug: string, name: string, description: string, children?: SeedCategory[]): SeedCategory => ({
  slug,
  name,
  description,
  ...(children && { children }),
})

export const categories: SeedCategory[] = [
  of('strength', 'Strength', 'Iron, steel and the furniture that goes with them.', [
    of('kettlebells', 'Kettlebells', 'Cast and competition bells from 8 to 48 kg.'),
    of('dumbbells', 'Dumbbells', 'Hex pairs and adjustable sets for the corner of any room.'),
    of('barbells-and-plates', 'Barbells and plates', 'Bars that spin well and plates that weigh what they say.'),
    of('racks-and-benches', 'Racks and benches', "Stands, racks and benches that don't wobble."),
  ]),
  of('cardio', 'Cardio', 'Machines, ropes and tools for getting out of breath.', [
    of('cardio-machines', 'Cardio machines', 'Bikes, rowers and treadmills for home and club.'),
    of('jump-ropes', 'Jump ropes', 'Fast cables, beaded ropes and heavy ropes.'),
    of('conditioning', 'Conditioning', 'Slam balls, steps and other simple ways to work hard.'),
  ]),
  of('yoga-and-mobility', 'Yoga and mobility', 'Mats, props and bands for moving well.', [
    of('yoga-mats', 'Yoga mats', 'Mats that grip, from thin travel mats to thick cork.'),
    of('yoga-props', 'Yoga props', 'Blocks, straps and bolsters that bring the floor closer.'),
    of('bands', 'Bands', 'Long loops and mini loops in graded resistances.'),
  ]),
  of('combat', 'Combat', 'Gloves, bags and protection for boxing and kickboxing.', [
    of('gloves', 'Gloves', 'Gloves for bag work, pads and sparring.'),
    of('bags-and-pads', 'Bags and pads', 'Something to hit, hanging or held.'),
    of('combat-protection', 'Wraps and protection', 'Hand wraps and guards for every session.'),
  ]),
  of('running', 'Running', 'What to wear, carry and read on a run.', [
    of('running-clothes', 'Running clothes', 'Light shorts and tops that dry fast.'),
    of('hydration', 'Hydration', "Vests, belts and flasks that don't bounce."),
    of('running-tech', 'Lights and watches', 'Headlamps and watches for early and late miles.'),
  ]),
  of('apparel', 'Apparel', 'Clothes to train in that also look right afterwards.', [
    of('tops', 'Tops', 'Tees, tanks and sports bras.'),
    of('bottoms', 'Bottoms', 'Shorts, leggings and joggers with pockets that hold.'),
    of('layers', 'Layers', 'Hoodies and long sleeves for the way there and back.'),
    of('socks-and-caps', 'Socks and caps', 'The small pieces that finish a kit.'),
  ]),
  of('shoes', 'Shoes', 'Shoes for the road, the trail, the platform and the sofa.', [
    of('running-shoes', 'Running shoes', 'Daily shoes, trail shoes and one for race day.'),
    of('training-shoes', 'Training and lifting shoes', 'Flat, stable soles for the gym floor.'),
    of('recovery-shoes', 'Slides', 'Soft slides for after.'),
  ]),
  of('nutrition', 'Nutrition', 'Protein, drinks, bars and vitamins with short labels.', [
    of('protein', 'Protein', 'Whey, casein and plant protein powders.'),
    of('performance', 'Before and during', 'Creatine, electrolytes and gels.'),
    of('bars-and-snacks', 'Bars and snacks', 'Food that survives a gym bag.'),
    of('vitamins', 'Vitamins', 'Everyday capsules in plain bottles.'),
  ]),
  of('recovery', 'Recovery', 'Tools for the day after.', [
    of('massage', 'Massage', 'Massage guns and balls for tight spots.'),
    of('rollers', 'Rollers', 'Foam rollers in soft and firm.'),
    of('heat-and-cold', 'Heat and cold', 'Cold tubs, gel packs and bath salts.'),
  ]),
  of('accessories', 'Accessories', 'Bottles, bags, belts and the other things you forget at home.', [
    of('bottles-and-shakers', 'Bottles and shakers', "Steel bottles and shakers that don't leak."),
    of('gym-bags', 'Gym bags', 'Backpacks and duffels with room for shoes.'),
    of('lifting-support', 'Belts, straps and wraps', 'Support for heavy days.'),
    of('small-gear', 'Small gear', 'Chalk, towels and notebooks.'),
  ]),
]
