import { exercisesFor } from './row.ts'

const reps = { tracks: 'reps' } as const
const time = { tracks: 'time' } as const
const distance = { tracks: 'distance' } as const

/** Exercises for the core, the whole body and the heart. */
export const fullBody = [
  ...exercisesFor('core', [
    ['plank', 'Plank', 'প্ল্যাঙ্ক', 'bodyweight', time],
    ['side-plank', 'Side plank', 'সাইড প্ল্যাঙ্ক', 'bodyweight', time],
    ['hollow-hold', 'Hollow hold', 'হলো হোল্ড', 'bodyweight', { ...time, aliases: ['hollow rock'] }],
    ['dead-hang', 'Dead hang', 'ডেড হ্যাং', 'bodyweight', time],
    ['crunch', 'Crunch', 'ক্রাঞ্চ', 'bodyweight', reps],
    ['sit-up', 'Sit-up', 'সিট-আপ', 'bodyweight', { ...reps, aliases: ['sit up'] }],
    ['bicycle-crunch', 'Bicycle crunch', 'বাইসাইকেল ক্রাঞ্চ', 'bodyweight', reps],
    ['hanging-leg-raise', 'Hanging leg raise', 'হ্যাঙ্গিং লেগ রেইজ', 'bodyweight', reps],
    ['lying-leg-raise', 'Lying leg raise', 'লাইং লেগ রেইজ', 'bodyweight', reps],
    ['toes-to-bar', 'Toes to bar', 'টোজ টু বার', 'bodyweight', reps],
    ['dead-bug', 'Dead bug', 'ডেড বাগ', 'bodyweight', reps],
    ['russian-twist', 'Russian twist', 'রাশিয়ান টুইস্ট', 'bodyweight', reps],
    ['ab-wheel', 'Ab wheel rollout', 'অ্যাব হুইল রোলআউট', 'other', { ...reps, aliases: ['ab wheel'] }],
    ['cable-crunch', 'Cable crunch', 'কেবল ক্রাঞ্চ', 'cable'],
    ['pallof-press', 'Pallof press', 'প্যালফ প্রেস', 'cable', { aliases: ['pallof press (cable)'] }],
  ]),
  ...exercisesFor('full-body', [
    ['power-clean', 'Power clean', 'পাওয়ার ক্লিন', 'barbell'],
    ['clean-and-jerk', 'Clean and jerk', 'ক্লিন অ্যান্ড জার্ক', 'barbell'],
    ['snatch', 'Snatch', 'স্ন্যাচ', 'barbell'],
    ['thruster', 'Thruster', 'থ্রাস্টার', 'barbell'],
    ['kettlebell-swing', 'Kettlebell swing', 'কেটলবেল সুইং', 'kettlebell', { aliases: ['kettlebell swing'] }],
    ['kettlebell-clean-and-press', 'Kettlebell clean and press', 'কেটলবেল ক্লিন অ্যান্ড প্রেস', 'kettlebell'],
    ['kettlebell-snatch', 'Kettlebell snatch', 'কেটলবেল স্ন্যাচ', 'kettlebell'],
    ['turkish-get-up', 'Turkish get-up', 'টার্কিশ গেট-আপ', 'kettlebell', { aliases: ['turkish get up'] }],
    ['farmers-walk', "Farmer's walk", 'ফার্মার্স ওয়াক', 'dumbbell', { ...distance, aliases: ['farmers walk'] }],
    ['sled-push', 'Sled push', 'স্লেড পুশ', 'other', distance],
    ['burpee', 'Burpee', 'বার্পি', 'bodyweight', reps],
    ['mountain-climber', 'Mountain climber', 'মাউন্টেন ক্লাইম্বার', 'bodyweight', reps],
    ['muscle-up', 'Muscle-up', 'মাসল-আপ', 'bodyweight', { ...reps, aliases: ['muscle up'] }],
    ['battle-ropes', 'Battle ropes', 'ব্যাটল রোপ', 'other', time],
    ['wall-ball', 'Wall ball', 'ওয়াল বল', 'other'],
  ]),
  ...exercisesFor('cardio', [
    ['running', 'Running', 'দৌড়', 'other', { ...distance, aliases: ['run'] }],
    ['treadmill', 'Treadmill', 'ট্রেডমিল', 'machine', { ...distance, aliases: ['running (treadmill)'] }],
    ['cycling', 'Cycling', 'সাইক্লিং', 'other', distance],
    [
      'stationary-bike',
      'Stationary bike',
      'স্টেশনারি বাইক',
      'machine',
      { ...distance, aliases: ['cycling (indoor)', 'spinning', 'air bike'] },
    ],
    ['rowing-machine', 'Rowing machine', 'রোয়িং মেশিন', 'machine', { ...distance, aliases: ['rowing (machine)', 'rowing'] }],
    [
      'elliptical',
      'Elliptical trainer',
      'এলিপটিক্যাল ট্রেইনার',
      'machine',
      { ...distance, aliases: ['elliptical machine', 'elliptical trainer'] },
    ],
    ['stair-climber', 'Stair climber', 'স্টেয়ার ক্লাইম্বার', 'machine', { ...time, aliases: ['stair machine', 'stair machine (steps)'] }],
    ['walking', 'Walking', 'হাঁটা', 'other', distance],
    ['hiking', 'Hiking', 'হাইকিং', 'other', distance],
    ['swimming', 'Swimming', 'সাঁতার', 'other', distance],
    ['rope-skipping', 'Rope skipping', 'দড়িলাফ', 'other', { ...time, aliases: ['jump rope'] }],
  ]),
]
