import type { SearchRule, SynonymGroup } from '#server/modules/search/search.ts'

/** Synonyms of people who train; `oneWay` words are broader terms or abbreviations. */
export const synonyms: SynonymGroup[] = [
  // Strength
  { words: ['kettlebell'], oneWay: ['kb', 'girya'] },
  { words: ['dumbbell'], oneWay: ['db', 'hand weight', 'free weight'] },
  { words: ['barbell', 'curl bar'], oneWay: ['bar', 'barbell'], apart: true },
  { words: ['curl bar'], oneWay: ['ez bar', 'easy bar', 'ez curl bar'] },
  { words: ['rack', 'squat stand'], oneWay: ['squat rack', 'power rack', 'power cage', 'squat cage'] },
  { words: ['plate'], oneWay: ['weight plate', 'disc', 'weight disc'] },
  { words: ['bench'], oneWay: ['weight bench', 'workout bench'] },
  { words: ['kettlebell', 'dumbbell', 'plate', 'barbell'], oneWay: ['weights', 'free weights'], apart: true },
  // Cardio
  { words: ['rower', 'rowing machine'], oneWay: ['ergometer', 'rowing ergometer'] },
  { words: ['treadmill'], oneWay: ['running machine', 'walking pad', 'running belt machine'] },
  {
    words: ['bike', 'indoor cycle'],
    oneWay: ['exercise bike', 'stationary bike', 'bicycle', 'spinning bike', 'fan bike', 'ergometer bike'],
  },
  { words: ['jump rope', 'skipping'], oneWay: ['skip rope', 'skipping rope', 'rope'] },
  { words: ['slam ball'], oneWay: ['medicine ball', 'med ball', 'wall ball', 'weighted ball'] },
  { words: ['step platform'], oneWay: ['stepper', 'aerobic step', 'aerobics step'] },
  // Yoga and mobility
  { words: ['mat'], oneWay: ['yoga mat', 'exercise mat', 'gym mat', 'pilates mat', 'fitness mat', 'training mat'] },
  {
    words: ['loop band', 'mini loop'],
    oneWay: ['resistance band', 'elastic band', 'exercise band', 'pull up band', 'booty band', 'theraband'],
  },
  { words: ['block'], oneWay: ['yoga brick', 'brick'] },
  { words: ['bolster'], oneWay: ['yoga pillow', 'yoga cushion', 'cushion'] },
  // Combat
  { words: ['heavy bag', 'punch bag'], oneWay: ['punching bag', 'boxing bag', 'sandbag'] },
  { words: ['focus mitt'], oneWay: ['punch mitt', 'boxing pad', 'hand pad'] },
  { words: ['hand wrap'], oneWay: ['boxing bandage', 'boxing wrap'] },
  { words: ['shin guard'], oneWay: ['shin pad', 'shin protector'] },
  { words: ['glove'], oneWay: ['boxing mitten'] },
  // Clothes and shoes
  { words: ['tee', 't-shirt'], oneWay: ['shirt', 'top', 'jersey'] },
  { words: ['tank', 'singlet'], oneWay: ['vest top', 'sleeveless', 'muscle shirt'] },
  { words: ['hoodie', 'sweatshirt'], oneWay: ['hoody', 'hooded sweater', 'sweater', 'jumper', 'pullover'] },
  { words: ['legging', 'tights'], oneWay: ['yoga pants', 'running tights', 'gym pants'] },
  { words: ['jogger'], oneWay: ['sweatpants', 'track pants', 'tracksuit bottoms', 'pants', 'trousers'] },
  { words: ['half zip'], oneWay: ['quarter zip', 'base layer', 'fleece'] },
  { words: ['cap'], oneWay: ['hat', 'baseball cap'] },
  { words: ['shoe', 'runner', 'trainer'], oneWay: ['sneaker', 'footwear', 'running shoe'], apart: true },
  { words: ['lifting shoe'], oneWay: ['weightlifting shoe', 'squat shoe', 'lifter'] },
  { words: ['slide'], oneWay: ['flip flop', 'sandal', 'slipper', 'slider', 'pool shoe'] },
  // Colors: common names of ours
  { words: ['navy', 'sky', 'teal'], oneWay: ['blue'], apart: true },
  { words: ['moss'], oneWay: ['green', 'olive', 'khaki'] },
  { words: ['graphite', 'slate'], oneWay: ['gray', 'grey', 'anthracite'], apart: true },
  { words: ['bone', 'white'], oneWay: ['white', 'cream', 'ivory'], apart: true },
  { words: ['sand'], oneWay: ['beige', 'tan'] },
  { words: ['ember', 'clay'], oneWay: ['orange'], apart: true },
  { words: ['red', 'ember'], oneWay: ['red'], apart: true },
  { words: ['clay'], oneWay: ['brown', 'terracotta'] },
  { words: ['plum'], oneWay: ['purple', 'violet'] },
  { words: ['rose'], oneWay: ['pink'] },
  { words: ['volt'], oneWay: ['yellow', 'neon'] },
  // Running
  { words: ['headlamp'], oneWay: ['head torch', 'headlight', 'running light', 'torch'] },
  { words: ['watch'], oneWay: ['fitness tracker', 'smart watch', 'smartwatch', 'activity tracker', 'running computer'] },
  { words: ['soft flask'], oneWay: ['running bottle', 'collapsible bottle'] },
  { words: ['running belt'], oneWay: ['waist pack', 'bum bag', 'fanny pack', 'hip bag'] },
  { words: ['running vest'], oneWay: ['hydration pack', 'hydration vest', 'trail vest'] },
  // Nutrition
  { words: ['whey', 'casein', 'plant protein'], oneWay: ['protein shake', 'protein', 'protein powder'], apart: true },
  { words: ['plant protein'], oneWay: ['vegan protein', 'pea protein', 'soy protein'] },
  { words: ['creatine'], oneWay: ['pre workout', 'preworkout'] },
  { words: ['electrolyte'], oneWay: ['isotonic', 'rehydration', 'sports drink', 'salt tablet', 'hydration tablet'] },
  { words: ['energy gel'], oneWay: ['gel', 'carb gel', 'energy chew'] },
  { words: ['protein bar'], oneWay: ['energy bar', 'snack bar', 'muesli bar', 'granola bar'] },
  { words: ['omega'], oneWay: ['fish oil', 'dha'] },
  { words: ['peanut butter'], oneWay: ['nut butter', 'pb'] },
  // Recovery
  { words: ['massage gun'], oneWay: ['percussion massager', 'massager', 'muscle gun'] },
  { words: ['roller'], oneWay: ['foam roll', 'fascia roll', 'black roll', 'blackroll'] },
  { words: ['massage ball'], oneWay: ['trigger ball', 'lacrosse ball', 'fascia ball'] },
  { words: ['cold tub'], oneWay: ['ice bath', 'plunge', 'cold plunge', 'ice tub'] },
  { words: ['hot cold pack'], oneWay: ['ice pack', 'cooling pack', 'gel pack', 'heat pack'] },
  { words: ['bath salt'], oneWay: ['epsom salt', 'magnesium bath'] },
  // Accessories
  { words: ['bottle'], oneWay: ['flask', 'canteen', 'thermos', 'tumbler', 'water bottle'] },
  { words: ['shaker'], oneWay: ['shaker bottle', 'blender bottle', 'protein shaker', 'mixer'] },
  { words: ['backpack'], oneWay: ['rucksack', 'knapsack', 'daypack'] },
  { words: ['duffel', 'backpack'], oneWay: ['gym bag', 'sports bag', 'kit bag', 'holdall'], apart: true },
  { words: ['lifting belt'], oneWay: ['weight belt', 'weightlifting belt', 'powerlifting belt', 'back support'] },
  { words: ['lifting strap'], oneWay: ['wrist strap', 'pull strap', 'deadlift strap'] },
  { words: ['wrist wrap'], oneWay: ['wrist support', 'wrist brace'] },
  { words: ['chalk'], oneWay: ['magnesium', 'gym chalk', 'climbing chalk', 'magnesia'] },
  { words: ['training log'], oneWay: ['gym journal', 'workout journal', 'gym diary', 'notebook', 'log book', 'planner'] },
  { words: ['towel'], oneWay: ['sweat towel', 'microfiber towel'] },
]

/** Names of kinds of product that aren't names of categories. */
export const searchRules: SearchRule[] = [
  { query: 'protein powder', category: 'protein' },
  { query: 'protein shake', category: 'protein' },
  { query: 'gym clothes', category: 'apparel' },
  { query: 'workout clothes', category: 'apparel' },
  { query: 'sportswear', category: 'apparel' },
  { query: 'supplements', category: 'nutrition' },
  { query: 'boxing gloves', category: 'gloves' },
  { query: 'exercise machine', category: 'cardio-machines' },
  { query: 'resistance band', category: 'bands' },
]

/** Searches from before the shop opened, in the form of the search log: query, number of times, number of results. */
export const pastSearches: [query: string, times: number, results: number][] = [
  ['kettlebell', 64, 2],
  ['protein powder', 58, 5],
  ['yoga mat', 41, 3],
  ['running shoes', 37, 8],
  ['massage gun', 29, 2],
  ['lifting belt', 22, 3],
  ['creatine', 19, 1],
  ['jump rope', 14, 2],
  ['sports bra', 12, 1],
  ['foam roller', 9, 2],
]
