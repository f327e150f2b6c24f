import { exercisesFor } from './row.ts'

const reps = { tracks: 'reps' } as const

export const back = exercisesFor('back', [
  ['deadlift', 'Deadlift', 'ডেডলিফট', 'barbell', { lift: 'deadlift', aliases: ['conventional deadlift'] }],
  ['sumo-deadlift', 'Sumo deadlift', 'সুমো ডেডলিফট', 'barbell'],
  ['trap-bar-deadlift', 'Trap bar deadlift', 'ট্র্যাপ বার ডেডলিফট', 'other', { aliases: ['deadlift (trap bar)', 'hex bar deadlift'] }],
  ['rack-pull', 'Rack pull', 'র‍্যাক পুল', 'barbell'],
  ['barbell-row', 'Barbell row', 'বারবেল রো', 'barbell', { aliases: ['bent over row (barbell)', 'bent-over row'] }],
  ['pendlay-row', 'Pendlay row', 'পেন্ডলে রো', 'barbell'],
  [
    'dumbbell-row',
    'Dumbbell row',
    'ডাম্বেল রো',
    'dumbbell',
    { aliases: ['bent over one arm row (dumbbell)', 'one arm row', 'bent over row (dumbbell)'] },
  ],
  ['chest-supported-row', 'Chest-supported row', 'চেস্ট-সাপোর্টেড রো', 'dumbbell', { aliases: ['chest supported incline row (dumbbell)'] }],
  ['t-bar-row', 'T-bar row', 'টি-বার রো', 'machine', { aliases: ['t bar row'] }],
  [
    'seated-cable-row',
    'Seated cable row',
    'সিটেড কেবল রো',
    'cable',
    { aliases: ['seated row (cable)', 'seated cable row - v grip (cable)'] },
  ],
  ['machine-row', 'Machine row', 'মেশিন রো', 'machine', { aliases: ['seated row (machine)', 'iso-lateral row (machine)'] }],
  ['lat-pulldown', 'Lat pulldown', 'ল্যাট পুলডাউন', 'cable'],
  ['close-grip-pulldown', 'Close-grip pulldown', 'ক্লোজ-গ্রিপ পুলডাউন', 'cable', { aliases: ['lat pulldown - close grip (cable)'] }],
  ['straight-arm-pulldown', 'Straight-arm pulldown', 'স্ট্রেইট-আর্ম পুলডাউন', 'cable', { aliases: ['straight arm lat pulldown (cable)'] }],
  ['pull-up', 'Pull-up', 'পুল-আপ', 'bodyweight', { ...reps, aliases: ['pull up', 'pull up (weighted)'] }],
  ['chin-up', 'Chin-up', 'চিন-আপ', 'bodyweight', { ...reps, aliases: ['chin up', 'chin up (weighted)'] }],
  ['assisted-pull-up', 'Assisted pull-up', 'অ্যাসিস্টেড পুল-আপ', 'machine', { aliases: ['pull up (assisted)'] }],
  ['inverted-row', 'Inverted row', 'ইনভার্টেড রো', 'bodyweight', reps],
  ['back-extension', 'Back extension', 'ব্যাক এক্সটেনশন', 'bodyweight', { ...reps, aliases: ['back extension (hyperextension)'] }],
  ['barbell-shrug', 'Barbell shrug', 'বারবেল শ্রাগ', 'barbell', { aliases: ['shrug (barbell)'] }],
  ['dumbbell-shrug', 'Dumbbell shrug', 'ডাম্বেল শ্রাগ', 'dumbbell', { aliases: ['shrug (dumbbell)'] }],
])
