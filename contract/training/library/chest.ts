import { exercisesFor } from './row.ts'

const reps = { tracks: 'reps' } as const

export const chest = exercisesFor('chest', [
  ['bench-press', 'Bench press', 'বেঞ্চ প্রেস', 'barbell', { lift: 'bench', aliases: ['flat bench press', 'barbell bench press'] }],
  ['incline-bench-press', 'Incline bench press', 'ইনক্লাইন বেঞ্চ প্রেস', 'barbell'],
  ['decline-bench-press', 'Decline bench press', 'ডিক্লাইন বেঞ্চ প্রেস', 'barbell'],
  [
    'close-grip-bench-press',
    'Close-grip bench press',
    'ক্লোজ-গ্রিপ বেঞ্চ প্রেস',
    'barbell',
    { aliases: ['bench press - close grip (barbell)'] },
  ],
  ['pause-bench-press', 'Pause bench press', 'পজ বেঞ্চ প্রেস', 'barbell'],
  ['floor-press', 'Floor press', 'ফ্লোর প্রেস', 'barbell'],
  ['dumbbell-bench-press', 'Dumbbell bench press', 'ডাম্বেল বেঞ্চ প্রেস', 'dumbbell', { aliases: ['bench press (dumbbell)'] }],
  ['incline-dumbbell-press', 'Incline dumbbell press', 'ইনক্লাইন ডাম্বেল প্রেস', 'dumbbell', { aliases: ['incline bench press (dumbbell)'] }],
  ['dumbbell-fly', 'Dumbbell fly', 'ডাম্বেল ফ্লাই', 'dumbbell', { aliases: ['chest fly (dumbbell)'] }],
  ['cable-fly', 'Cable fly', 'কেবল ফ্লাই', 'cable', { aliases: ['cable crossover', 'cable fly crossovers', 'chest fly (cable)'] }],
  ['pec-deck', 'Pec deck', 'পেক ডেক', 'machine', { aliases: ['chest fly (machine)', 'butterfly (pec deck)', 'pec deck (machine)'] }],
  ['machine-chest-press', 'Machine chest press', 'মেশিন চেস্ট প্রেস', 'machine', { aliases: ['chest press (machine)'] }],
  ['push-up', 'Push-up', 'পুশ-আপ', 'bodyweight', { ...reps, aliases: ['push up', 'push up (weighted)'] }],
  ['chest-dip', 'Chest dip', 'চেস্ট ডিপ', 'bodyweight', { ...reps, aliases: ['chest dip (weighted)'] }],
  ['dumbbell-pullover', 'Dumbbell pullover', 'ডাম্বেল পুলওভার', 'dumbbell', { aliases: ['pullover (dumbbell)'] }],
])
