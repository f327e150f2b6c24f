/** Titles of members' highlights, which contain all their stories. */
export const highlightTitles: Record<string, string> = { 'ada.moreno': 'Autumn plan', priyar: 'Fight week', calebhayes: 'Trails' }

/**
 * Stories: handle | hours ago | picture | number and what it counts, or - | product, or - | caption. `!` in front: for followers only.
 * Stories older than a day are in the archive.
 */
export const storyLines = [
  'priyar | 3.1 | still-gloves | 12 rounds | bag-gloves | Last hard one before Saturday. Hands wrapped, phone off, bell on.',
  'priyar | 2.9 | speed-rope-1 | 900 skips | speed-rope | Warm-up, allegedly.',
  'declan | 1.4 | still-iron | 10 min | - | Long cycle before work. Nothing was put down.',
  'declan | 1.2 | competition-kettlebell-1 | 24 kg | competition-kettlebell | The one that did it to me.',
  'calebhayes | 5.6 | hero-running | 18 km | - | Above the clouds by seven. Below them again by eight.',
  'calebhayes | 5.2 | trail-runner-1 | - | trail-runner | New shoes, old mud.',
  'diegon | 7.5 | hero-strength | 5 × 5 | - | All of them. The log says so.',
  '! thibault.f | 9 | training-log-1 | 3 weeks | training-log | Plan written. Now not to change it on Monday.',
  'lena.y | 12.3 | still-mat | - | - | Ten minutes on the floor counts as training.',
  'owenf | 15 | still-log | - | steel-bottle | Rest day. Writing down what hurt.',
  'aga.z | 18.2 | hero-yoga-and-mobility | 90 s | - | Hip opener, each side. The left one disagrees.',
  "svenja | 20.5 | indoor-cycle-1 | 40 min | - | The basement, again. The view hasn't improved.",
  'ada.moreno | 4.2 | cast-kettlebell-powder-coat-12-kg | 50 swings | cast-kettlebell-powder-coat | The little bell, unbroken. Big plans continue.',
  'ada.moreno | 41 | water-rower-1 | 2,000 m | - | The rower and I are on speaking terms.',
  'ada.moreno | 88 | still-log | - | training-log | Week one of the new plan.',
  'ada.moreno | 131 | hero-running | 10 km | - | Slow, and all of it.',
  'mei.ram | 6.3 | still-chalk | 3rd try | chalk-blocks | Up. Ask nobody about the first two.',
  'hannah.carter | 8.8 | hero-recovery | - | - | Night shift, then this.',
  'joywalker | 10.1 | still-iron | - | - | Learning the names of all of them.',
  'ruthwebb | 11.4 | hero-accessories | 4 m² | - | The whole gym, packed for the weekend.',
  'tanvir.c | 2.2 | hero-running | ৬ কিমি | - | জ্যামের আগেই শেষ।',
  'sadia.a | 13.7 | hex-dumbbell-pair-1 | - | hex-dumbbell-pair | ছোট দুইটা দিয়ে শুরু। হাত কাঁপছে, মন ভালো।',
  'meidoyle | 16.6 | still-runner | - | running-belt | Stroller, snacks, spare sock. Oh, and running.',
]
