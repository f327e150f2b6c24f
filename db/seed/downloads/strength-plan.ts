/** The content of the 12-week strength plan that the demo sells as a PDF. Percentages are of the training max. */
interface Week {
  week: number
  block: string
  sets: number
  reps: number
  percent: number
  note?: string
}

const blocks = ['Build', 'Strengthen', 'Peak'] as const
const written: [sets: number, reps: number, percent: number, note?: string][] = [
  [4, 8, 62.5],
  [4, 8, 65],
  [4, 8, 67.5],
  [3, 6, 55, 'Easy week'],
  [5, 5, 72.5],
  [5, 5, 75],
  [5, 5, 77.5],
  [3, 5, 60, 'Easy week'],
  [5, 3, 82.5],
  [4, 3, 85],
  [3, 2, 90],
  [3, 3, 65, 'Then test on the last day'],
]

/** Three blocks of four weeks, each with a week to recover. */
export const weeks: Week[] = written.map(([sets, reps, percent, note], index) => ({
  week: index + 1,
  block: blocks[Math.floor(index / 4)]!,
  sets,
  reps,
  percent,
  ...(note && { note }),
}))

/** The exercises of the three days: the main lifts follow the table, the rest stays the same. */
export const days = [
  {
    name: 'Day A',
    main: ['Back squat', 'Bench press'],
    rest: ['Barbell row, 3 × 10', 'Plank, 3 × 40 seconds'],
  },
  {
    name: 'Day B',
    main: ['Deadlift (one set less)', 'Overhead press'],
    rest: ['Pull-up or pulldown, 3 × 8', 'Split squat, 3 × 8 each leg'],
  },
  {
    name: 'Day C',
    main: ['Back squat (10% lighter)', 'Bench press (10% lighter)'],
    rest: ['Romanian deadlift, 3 × 8', "Farmer's carry, 3 × 40 m"],
  },
] as const

export const chapters: { title: string; text: string[] }[] = [
  {
    title: 'Who it is for',
    text: [
      'You have trained with a barbell for at least three months and can do every lift in this plan with good form. You have three days a week, about an hour each, with a day off between them.',
      'If you are new to lifting, in pain or pregnant, talk to a doctor or a coach first. No plan on paper sees you lift.',
    ],
  },
  {
    title: 'Your training max',
    text: [
      'All weights are percentages of your training max: 90% of the most you could lift once, today, with clean form. You do not have to test it. Take a weight you can lift five times, stopping before the sixth would fail, and multiply it by 1.05.',
      'Example: 80 kg for five clean reps. 80 × 1.05 = 84, so you train with a max of 84 kg. Round every working weight down to what your plates allow.',
      'Set it once for each of the four lifts, and leave it for all twelve weeks.',
    ],
  },
  {
    title: 'Before each session',
    text: [
      'Five minutes of anything that warms you, then the first lift with an empty bar for ten, and with 40% and 55% of your max for five and three. None of these should be hard.',
      'Rest two to three minutes between sets of the main lifts, and one to two for the rest.',
    ],
  },
  {
    title: 'When it does not go to plan',
    text: [
      'You miss a rep: finish the session with 10% less. You miss in two sessions of the same lift: lower that training max by 5% and go on.',
      'You miss a session: do it on the next free day. You miss a week: repeat the week before.',
      'You feel sharp pain: stop that lift for the day. Soreness is fine, pain is not.',
    ],
  },
  {
    title: 'Week 12, and then',
    text: [
      'On the last day of week 12, work up in steps of 5 kg to a heavy single in the squat, the bench press and the deadlift, with someone to spot you or with the safeties set. Stop at the first rep that slows down badly.',
      '90% of that is your next training max. Take a week of easy training, then begin again at week 1.',
    ],
  },
]

/** A working weight in kilograms, in steps of 2.5 as plates allow. */
export const weightOf = (max: number, percent: number): number => Math.floor((max * percent) / 100 / 2.5) * 2.5
