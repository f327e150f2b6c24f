interface WrittenQuestion {
  question: string
  answers: { by: 'shop' | 'owner'; text: string }[]
}

/** "Question => S: the shop's answer => O: an owner's answer". */
const written: Record<string, string[]> = {
  'cast-kettlebell-powder-coat': [
    'Does the coating come off with chalk? => S: No. The powder coat is baked on; chalk brushes off with a damp cloth. => O: Mine gets chalked three times a week and looks the same.',
    'Can I leave it outside? => S: Under a roof, yes. Oil it lightly once a year and keep it off wet concrete.',
    'Is the handle the same width on the 8 kg? => O: A little narrower than on my 16, but two hands still fit.',
    'Which weight for a woman who has never lifted? => S: Most begin with 8 kg for presses and 12 kg for swings. => O: I started with 8 and had outgrown it for swings quickly.',
  ],
  'competition-kettlebell': [
    'Is the handle really uncoated? => S: Yes, bare steel, as the rules of the sport require. Wipe it dry after use.',
    'What diameter is the bell? => S: 210 mm at every weight.',
  ],
  'hex-dumbbell-pair': [
    'Is the price for one or for two? => S: For the pair.',
    "How strong is the rubber smell? => S: There's some at first. It fades after a few days near an open window. => O: Gone after four days in my case.",
    "Do you sell a rack for these? => S: Not yet, but it's on our list.",
  ],
  'adjustable-dumbbell-24': [
    'What are the steps? => S: Twelve steps of 2 kg each, from 2 to 24 kg.',
    "Can it be dropped? => S: Please don’t: put it back into its tray. It's a mechanism, not a block.",
  ],
  'olympic-barbell': [
    'Do 50 mm plates fit? => S: Yes, the sleeves are 50 mm.',
    'How often does it need oil? => S: Brush the knurl after use and oil the shaft about once a month.',
    "Are collars included? => S: No, and we don't sell them yet.",
  ],
  'curl-bar': [
    'How much does the bar weigh on its own? => S: 10 kg.',
    "Is it long enough for a rack? => S: No. At 1200 mm it's made to be lifted from the floor or a stand.",
  ],
  'bumper-plate': [
    'Are they sold as pairs? => S: Individually, so order two for a bar.',
    'Same diameter for all weights? => S: 450 mm from 10 kg on. The 5 kg plate is 230 mm across, so use it beside larger ones.',
    'Do they bounce a lot? => S: Not much: the rubber is Shore A 88. => O: Much less than the crumb rubber ones at my old gym.',
  ],
  'change-plate-set': ['How many plates are in the set? => S: Ten, in pairs, 15 kg together.'],
  'power-rack': [
    'How is it delivered? => S: In three boxes to the curb. Two people carry it in easily.',
    'Does it need to be bolted down? => S: Only for pull-ups that swing. For squats and presses it stands safely without bolts.',
    "Will it fit under a ceiling of 2.2 m? => S: It's 2150 mm high, so yes, but leave room for your head at the pull-up bar.",
  ],
  'adjustable-bench': [
    'Does it decline? => S: No. Seven angles from flat to upright.',
    "How much does it weigh? => S: 31 kg, and it has wheels at one end. => O: I move it alone, it's fine.",
  ],
  'air-bike': [
    "Is there a Bluetooth connection? => S: Yes, for a chest strap: your heart rate shows on the screen. It doesn't connect to apps.",
    "What's the maximum rider weight? => S: 150 kg.",
  ],
  'indoor-cycle': [
    'How loud is it? => S: 52 dB at 90 rpm, quieter than talking. => O: My neighbors asked when it would arrive. It had been there for a week.',
    'Does the seat move forward and back? => S: Yes, and up and down.',
  ],
  'water-rower': [
    'How much water goes in? => S: 17 liters. A water treatment tablet twice a year keeps it clear.',
    'Can it stand upright? => S: Yes, on its end. It takes up about a third of a square meter.',
  ],
  'folding-treadmill': ['How fast does it go? => S: Up to 16 km/h.', "Will it fit behind a door? => S: Yes, folded. It's 760 mm wide."],
  'speed-rope': [
    'How long is it? => S: 3 m, and you cut it once to your height.',
    "Is it good for beginners? => S: It's quick. For the first weeks a heavier rope forgives more. => O: I learned on it. It hurts, but you learn.",
    "Can I get a spare cable? => S: One is in the bag. If you need another, write to us and we'll help.",
  ],
  'weighted-rope': ["Can the length be changed? => S: Yes, it's adjustable up to 3 m."],
  'slam-ball': ["Does it bounce? => S: No, it's filled with sand.", 'Can I use it outdoors? => S: Yes. Rinse it with water afterwards.'],
  'step-platform': [
    'What heights are there? => S: Three. The step itself is 200 mm at its highest.',
    'Is the top slippery in socks? => O: Not at all, the rubber is ribbed.',
  ],
  'grip-mat-5-mm': [
    "Is it free of latex? => S: No, it's natural rubber. With an allergy, please choose another material.",
    'How do I clean it? => S: Water and a drop of soap, then dry flat. => O: I use a damp cloth after every class, no more.',
    'Is it slippery when new? => S: No, the surface is open from the first day.',
    'How heavy is it to carry? => S: 2.6 kg.',
  ],
  'cork-mat': [
    'Does the cork crumble? => S: A few crumbs in the first days are normal, after that no.',
    'Is it good for hot yoga? => S: Very: cork grips better the warmer and damper it gets.',
  ],
  'travel-mat': [
    "Is it thick enough for knees? => S: It's 1.5 mm: for knees fold it double or put it over a carpet.",
    'Can I put it in the washing machine? => S: Yes, cold.',
  ],
  'cork-block': ['Are they sold individually? => S: Yes. Most people take two.', 'How heavy is one? => S: 700 g.'],
  'yoga-strap': ["Which length for 1.85 m? => S: 2.4 m or more. => O: I'm that tall and have the 3 m one, never too short."],
  'round-bolster': ["What's inside? => S: Buckwheat hulls. The cover comes off and goes in the wash at 40 degrees."],
  'long-loop-band': [
    'Which one for assisted pull-ups at 75 kg? => S: Heavy to begin with, medium once you do three or more. => O: Medium was enough for me at that weight.',
    'Is it latex? => S: Yes, natural latex.',
  ],
  'mini-loop-set': ['Do they roll up? => S: No, the fabric is 80 mm wide. => O: They stay flat even in shorts.'],
  'bag-gloves': [
    'Which weight for bag work? => S: 12 oz suits most people; 10 oz for small hands, 14 oz for a harder workout.',
    'Can I spar with them? => S: Please don’t: the foam is made for bags. The leather sparring gloves are kind to partners.',
  ],
  'leather-sparring-gloves': ['How do I care for the leather? => S: Balm twice a year, and air them after every session.'],
  'heavy-bag': ['Is it delivered filled? => S: Yes, with cut textile and foam.', 'Are the chains included? => S: Yes, and a swivel.'],
  'focus-mitts': ['Real leather? => S: Yes.'],
  'hand-wraps': [
    'Which length for adults? => S: 4.5 m. The 2.5 m ones are for children and small gloves. => O: Agreed, get the long ones.',
    'Do they shrink? => S: Hardly, at 40 degrees in a net.',
  ],
  'shin-guards': [
    'How do the sizes run? => S: By the length from just below the knee to the ankle: S to 32 cm, M to 36 cm, L to 40 cm, XL above.',
  ],
  'split-shorts-3-inch': ['Is there a liner? => S: Yes, a soft one.', 'Where is the pocket? => S: At the back, zipped.'],
  'run-singlet': ['Can it be tumble dried? => S: Better not, and no softener: it closes the small holes.'],
  'running-vest-6': [
    'Are the flasks included? => S: Yes, two of them.',
    "Does it bounce when full? => S: Close the chest straps and it doesn't. => O: Rock solid with two full flasks.",
  ],
  'soft-flask-500': ['Can I put hot drinks in? => S: Warm yes, hot no.'],
  'running-belt': ['Does a large phone fit? => O: Mine is 6.7 inches and goes in with a little pushing.'],
  'headlamp-400': [
    'How long does the battery last? => S: It has 1200 mAh; on full power expect an evening run, on low a night.',
    'Is it waterproof? => S: IPX4: rain yes, diving no.',
  ],
  'gps-watch': [
    "Can I swim with it? => S: Yes, it's water resistant to 50 m.",
    'How long does the battery last with GPS? => S: 30 hours. => O: I charge about every twelve days with four runs a week.',
  ],
  'training-tee': ['Is it see-through in Bone? => S: No, though under bright light darker underwear shows a little.'],
  'heavy-cotton-tee': ['Does it shrink? => S: About 3% in the first wash, then no more. Keep it out of the dryer.'],
  'high-waist-leggings': [
    'Are they opaque when squatting? => S: Yes, the fabric is 265 g/m². => O: Yes! Tested with a friend behind me.',
    'How long is the inseam? => S: 650 mm.',
    'Do they have pockets? => S: Two, at the sides, large enough for a phone.',
  ],
  'steady-sports-bra': [
    'How do I choose my size? => S: By the band first. The straps are set from the front.',
    'Is it padded? => S: Yes, with pads that come out. The support comes from the knit.',
  ],
  'training-shorts-7-inch': ['Are the pockets zipped? => S: Yes, both.'],
  'tapered-joggers': [
    "Are they warm enough for winter? => S: At 290 g/m² they're fine for walks; for running in frost wear something under them.",
  ],
  'club-hoodie': ['How heavy is the fabric? => S: 380 g/m².', 'Does it run large? => S: True to size, with a regular cut.'],
  'merino-half-zip': ["Does it itch? => S: Merino of this fineness doesn't for most people."],
  'crew-socks-3-pack': [
    'Are the pairs different? => S: All three are the same color.',
    'Do they stay up in lifting shoes? => O: Yes, the rib holds.',
  ],
  'six-panel-cap': ['Will it fit a 61 cm head? => S: Yes, it goes from 54 to 61 cm.'],
  'daily-runner': [
    'True to size? => S: Yes. The toe is roomy, so no need to size up. => O: I wear 43 in everything and 43 here.',
    "What's the drop? => S: 8 mm.",
    'Is it good for wide feet? => O: The front yes, the heel is normal.',
  ],
  'trail-runner': [
    'Is it waterproof? => S: No, it drains and dries quickly instead.',
    "How deep are the lugs? => S: 5 mm. That's enough for wet clay; on long roads they're loud.",
  ],
  'race-shoe': ['How many kilometers does it last? => S: Most people get 250 to 350 km of races and hard sessions out of it.'],
  'gym-trainer': ['Can I run in them? => S: A few kilometers in a mixed session, yes. For more take a running shoe.'],
  'lifting-shoe': [
    'How high is the heel? => S: 20 mm.',
    'Is it wide enough for orthotics? => S: The insole comes out, which leaves room for thin ones.',
  ],
  'recovery-slide': ['Can I wear them in the pool area? => S: Yes, they only need a rinse.'],
  'whey-protein': [
    'How many servings are in the 2 kg tub? => S: 66.',
    'Is it gluten-free? => S: No ingredient contains gluten.',
    'Which flavor is the least sweet? => O: Vanilla for me.',
    'Where does the milk come from? => S: From cows on pasture, as it says on the tub.',
  ],
  'night-casein': ['Can I take it in the morning? => S: Of course, it only digests more slowly.'],
  'plant-protein': ['Is there soy in it? => S: No: pea, fava and pumpkin seed.'],
  'creatine-monohydrate': [
    'Do I need a loading phase? => S: No. 3 g a day, the scoop, gets you there in three to four weeks.',
    'Is it vegan? => S: Yes.',
    'Hot or cold water? => O: Lukewarm dissolves best.',
  ],
  'electrolyte-sticks': [
    'Is there sugar in it? => S: Half a teaspoon a stick, 10 kcal.',
    'How much water for a stick? => S: Half a liter.',
  ],
  'energy-gel-12': [
    'Is there caffeine in the coffee flavor? => S: Yes, 40 mg a gel.',
    "Do I need water with it? => S: No, they're thin enough.",
  ],
  'oat-bar-12': ['Do they melt in a car? => S: No, they have no coating.', 'Is there a mixed box? => S: Not yet.'],
  'peanut-butter': [
    'Is there salt in it? => S: No, only peanuts.',
    'Do I keep it in the fridge? => S: Not needed: cool and dark is enough.',
  ],
  'vitamin-d3': ['How strong is a capsule? => S: 1000 IU.'],
  'algae-omega-3': ["Does it taste of fish? => S: No, it comes from algae. Keep it in the fridge once it's open."],
  'massage-gun': [
    'How loud is it? => S: 48 dB at speed 2. => O: Quieter than my electric toothbrush.',
    'How long does the battery last? => S: About four hours.',
  ],
  'massage-gun-mini': ['Can it go in carry-on luggage? => S: Yes.'],
  'massage-ball-set': ['What size are the balls? => S: 90 mm, 65 mm with knobs, and 70 x 160 mm for the double one.'],
  'foam-roller': ['Is 33 cm enough for the back? => S: Across the back yes, along the spine take 60 cm. => O: I have 33 and manage well.'],
  'soft-roller': ['How long is it? => S: 900 mm.'],
  'cold-tub': [
    'Is there a pump? => S: A hand pump is in the box, with the lid, poles and a bag.',
    'Can it stay outside in frost? => S: Empty it before a hard frost.',
  ],
  'hot-cold-pack': ['Can it go in the microwave? => S: Yes, in short bursts, as printed on the pack.'],
  'bath-salts': ['How many baths are in one kilo? => S: About ten.'],
  'steel-bottle': [
    'Is it really dishwasher safe? => S: Yes. => O: Weekly, no change.',
    "Does it fit a cup holder? => O: The 500 and 750 do in my car, the liter doesn't.",
    'Can I put sparkling water in? => S: Yes, open it slowly.',
  ],
  'shaker-700': ['Is there a ball inside? => S: No, a grid.', "Does it leak upside down? => O: Mine doesn't."],
  'gym-backpack': [
    'Will a 16-inch laptop fit? => S: No, the sleeve takes laptops up to 15 inches.',
    'Cabin size? => S: 300 x 480 x 180 mm, which most airlines accept.',
  ],
  'duffel-38': ['Is there a shoulder strap? => S: Yes, one that comes off.'],
  'leather-lifting-belt': [
    'How do I choose the size? => S: Measure around your navel, relaxed. => O: One size above my pants was right.',
    'Lever or pin? => S: A single steel pin.',
  ],
  'lifting-straps': ["Left and right? => S: They're the same, wear them either way."],
  'wrist-wraps': ["Are they stiff? => S: Rather stiff: they're for heavy presses."],
  'chalk-blocks': ['Does it contain drying agents? => S: No, only magnesium carbonate.'],
  'liquid-chalk': ['How long does it hold? => S: Two to four sets, then put on more.'],
  'gym-towel': ['Does it shrink at 60 degrees? => S: A little the first time, then no more. => O: Mine is still the same size.'],
  'training-log': [
    'How many sessions fit in? => S: 180.',
    "Is the paper thick enough for ink? => S: 90 g recycled: a fountain pen shows through slightly, a ballpoint doesn't.",
  ],
}

function parse(line: string): WrittenQuestion {
  const [question = '', ...answers] = line.split(' => ')
  return {
    question,
    answers: answers.map((one) => ({ by: one.startsWith('S: ') ? ('shop' as const) : ('owner' as const), text: one.slice(3) })),
  }
}

/** Customers' questions by product. */
export const writtenQuestions: Record<string, WrittenQuestion[]> = Object.fromEntries(
  Object.entries(written).map(([slug, lines]) => [slug, lines.map(parse)]),
)
