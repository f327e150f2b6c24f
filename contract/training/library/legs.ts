import { exercisesFor } from './row.ts'

const reps = { tracks: 'reps' } as const

export const legs = [
  ...exercisesFor('legs', [
    ['back-squat', 'Back squat', 'ব্যাক স্কোয়াট', 'barbell', { lift: 'squat', aliases: ['squat', 'barbell squat', 'squat (barbell)'] }],
    ['front-squat', 'Front squat', 'ফ্রন্ট স্কোয়াট', 'barbell'],
    ['box-squat', 'Box squat', 'বক্স স্কোয়াট', 'barbell'],
    ['pause-squat', 'Pause squat', 'পজ স্কোয়াট', 'barbell'],
    ['overhead-squat', 'Overhead squat', 'ওভারহেড স্কোয়াট', 'barbell'],
    ['goblet-squat', 'Goblet squat', 'গবলেট স্কোয়াট', 'kettlebell', { aliases: ['goblet squat (dumbbell)'] }],
    ['hack-squat', 'Hack squat', 'হ্যাক স্কোয়াট', 'machine', { aliases: ['hack squat (machine)'] }],
    ['leg-press', 'Leg press', 'লেগ প্রেস', 'machine', { aliases: ['leg press (machine)', 'leg press horizontal (machine)'] }],
    ['leg-extension', 'Leg extension', 'লেগ এক্সটেনশন', 'machine'],
    ['bulgarian-split-squat', 'Bulgarian split squat', 'বুলগেরিয়ান স্প্লিট স্কোয়াট', 'dumbbell', { aliases: ['bulgarian split squat'] }],
    ['walking-lunge', 'Walking lunge', 'ওয়াকিং লাঞ্জ', 'dumbbell', { aliases: ['lunge (dumbbell)', 'walking lunge (dumbbell)'] }],
    ['reverse-lunge', 'Reverse lunge', 'রিভার্স লাঞ্জ', 'dumbbell'],
    ['step-up', 'Step-up', 'স্টেপ-আপ', 'dumbbell', { aliases: ['step up', 'dumbbell step up'] }],
    ['bodyweight-squat', 'Bodyweight squat', 'বডিওয়েট স্কোয়াট', 'bodyweight', { ...reps, aliases: ['squat (bodyweight)', 'air squat'] }],
    ['pistol-squat', 'Pistol squat', 'পিস্তল স্কোয়াট', 'bodyweight', reps],
    ['wall-sit', 'Wall sit', 'ওয়াল সিট', 'bodyweight', { tracks: 'time' }],
    ['box-jump', 'Box jump', 'বক্স জাম্প', 'bodyweight', reps],
    ['adductor-machine', 'Adductor machine', 'অ্যাডাক্টর মেশিন', 'machine', { aliases: ['hip adduction (machine)', 'hip adductor (machine)'] }],
  ]),
  ...exercisesFor('hamstrings', [
    ['romanian-deadlift', 'Romanian deadlift', 'রোমানিয়ান ডেডলিফট', 'barbell'],
    [
      'dumbbell-romanian-deadlift',
      'Dumbbell Romanian deadlift',
      'ডাম্বেল রোমানিয়ান ডেডলিফট',
      'dumbbell',
      { aliases: ['romanian deadlift (dumbbell)'] },
    ],
    [
      'stiff-leg-deadlift',
      'Stiff-leg deadlift',
      'স্টিফ-লেগ ডেডলিফট',
      'barbell',
      { aliases: ['stiff leg deadlift (barbell)', 'straight leg deadlift'] },
    ],
    ['good-morning', 'Good morning', 'গুড মর্নিং', 'barbell'],
    ['lying-leg-curl', 'Lying leg curl', 'লাইং লেগ কার্ল', 'machine'],
    ['seated-leg-curl', 'Seated leg curl', 'সিটেড লেগ কার্ল', 'machine'],
    ['nordic-curl', 'Nordic curl', 'নর্ডিক কার্ল', 'bodyweight', { ...reps, aliases: ['nordic hamstrings curls'] }],
  ]),
  ...exercisesFor('glutes', [
    ['hip-thrust', 'Hip thrust', 'হিপ থ্রাস্ট', 'barbell'],
    ['glute-bridge', 'Glute bridge', 'গ্লুট ব্রিজ', 'bodyweight', reps],
    ['cable-kickback', 'Cable kickback', 'কেবল কিকব্যাক', 'cable', { aliases: ['glute kickback (cable)'] }],
    [
      'abductor-machine',
      'Abductor machine',
      'অ্যাবডাক্টর মেশিন',
      'machine',
      { aliases: ['hip abduction (machine)', 'hip abductor (machine)'] },
    ],
    ['banded-side-walk', 'Banded side walk', 'ব্যান্ডেড সাইড ওয়াক', 'band', { ...reps, aliases: ['lateral band walks'] }],
  ]),
  ...exercisesFor('calves', [
    ['standing-calf-raise', 'Standing calf raise', 'স্ট্যান্ডিং কাফ রেইজ', 'machine', { aliases: ['standing calf raise'] }],
    ['seated-calf-raise', 'Seated calf raise', 'সিটেড কাফ রেইজ', 'machine', { aliases: ['seated calf raise'] }],
    ['single-leg-calf-raise', 'Single-leg calf raise', 'সিঙ্গেল-লেগ কাফ রেইজ', 'bodyweight', reps],
  ]),
]
