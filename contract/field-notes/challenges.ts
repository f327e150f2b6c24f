import type { FieldNote } from './field-note.ts'

const description: FieldNote = ['Description of the challenge', 'Thirty tonnes in thirty days.']
const given: Record<string, FieldNote> = {
  title: ['Title of the challenge', 'Thirty tonnes'],
  cover: ['Cover picture of the challenge: a path of this site; null if there is none', null],
  goal: [
    'Measure of the challenge: `volume` in kilograms moved, `days` in days with a workout (or with the exercise, if there is one), `reps` in repetitions',
    'volume',
  ],
  tiers: ['Amounts to reach, in kilograms, days or repetitions'],
  firstDay: ['First day of the challenge', '2026-11-01'],
  lastDay: ['Last day of the challenge', '2026-11-30'],
}
const state: FieldNote = ['State of the challenge; days are those of UTC', 'running']
const owners = ['Challenge', 'ChallengeCard', 'createChallenge', 'changeChallenge', 'createStaffChallenge', 'changeStaffChallenge']
const shown = ['Challenge', 'ChallengeCard']
const exercise: FieldNote = ['Exercise whose sets count; null if all training does', null]
const exerciseInput: FieldNote = [
  'Key of an exercise of the library (`GET /exercises`), if only its sets count: in kilograms those with a weight, in repetitions also those without; null if all training counts',
  'push-up',
]
const total: FieldNote = ['Total so far, in kilograms, days or repetitions', 21_640]

/** Challenges: see field-notes.ts. */
export const challengeNotes: Record<string, FieldNote> = {
  ...Object.fromEntries(owners.flatMap((at) => Object.entries(given).map(([field, note]) => [`${at}.${field}`, note]))),
  ...Object.fromEntries(owners.filter((at) => at !== 'ChallengeCard').map((at) => [`${at}.description`, description])),
  ...Object.fromEntries(shown.map((at) => [`${at}.exercise`, exercise] as const)),
  ...Object.fromEntries(owners.filter((at) => !shown.includes(at)).map((at) => [`${at}.exercise`, exerciseInput] as const)),
  'exercise.key': ['Key of the exercise in the library', 'push-up'],
  'exercise.name': ['Name of the exercise, in the language of the request', 'Push-up'],
  'tiers.bronze': ['Amount to reach bronze', 10_000],
  'tiers.silver': ['Amount to reach silver', 20_000],
  'tiers.gold': ['Amount to reach gold', 30_000],
  'Challenge.club': ['Club that holds the challenge; null if it is of the whole shop'],
  'ChallengeCard.club': ['Club that holds the challenge; null if it is of the whole shop'],
  'listChallenges.club': ['Only challenges of the club with this name in its address', 'early-bar-club'],
  'listChallenges.mine': ['Only challenges that the caller takes part in', true],
  'Challenge.state': state,
  'ChallengeCard.state': state,
  'listChallenges.state': ['Only challenges in this state', 'running'],
  'listStaffChallenges.state': ['Only challenges in this state; all if left out', 'running'],
  daysLeft: ['Number of days until the challenge starts or, while it is running, ends, including today; otherwise 0', 6],
  participants: ['Number of people who take part', 68],
  'Challenge.mine': ["Progress of the caller; null if they don't take part"],
  'ChallengeCard.mine': ["Progress of the caller; null if they don't take part"],
  'mine.total': total,
  'mine.tier': ['Highest tier that the caller has reached; null if there is none', 'silver'],
  'mine.isRanked': ['Whether rankings show the caller', true],
  'mine.days': ['Amounts of the caller by day, in order; days without any are left out'],
  'days.amount': ['Amount of the day, in kilograms, days or repetitions', 1250],
  'mine.leftOut': ['Workouts of the caller that do not count'],
  'CountedWorkout.performedOn': ['Local day of the workout', '2026-11-12'],
  'CountedWorkout.amount': ['Amount that the workout adds, in kilograms, days or repetitions', 1250],
  'CountedWorkout.leftOut': ['Reason for not counting the workout; null if it counts', null],
  'leaveOutWorkout.reason': ['Reason for not counting the workout, which its member reads', 'A set of 500 kg looks like a slip.'],
  'leaveOutStaffWorkout.reason': ['Reason for not counting the workout, which its member reads', 'A set of 500 kg looks like a slip.'],
  'Challenge.rewards': [
    'Promotions that apply automatically at checkout to whoever has reached a tier: those that can still be earned and those that the caller has earned',
  ],
  'ChallengeReward.id': ['ID of the promotion', '0198c0de-0000-7000-8000-000000000001'],
  'ChallengeReward.tier': ['Tier to reach', 'silver'],
  'ChallengeReward.name': ['Name of the promotion', '10% off for silver'],
  'ChallengeReward.endsAt': ['End of the promotion; null if it has none', null],
  'ChallengeReward.isUsed': ['Whether the caller has used the promotion as often as they may', false],
  countsUntil: ['Last day on which what was trained during the challenge can still be logged', '2026-12-02'],
  isFinal: ['Whether the results are final', false],
  ranking: ['Ranked people around the caller; for others, the first five'],
  mayChange: ['Whether the caller can change and cancel the challenge', false],
  'Challenger.place': ['Rank; people with equal totals share one. Null beyond the first 10,000', 12],
  'Challenger.total': total,
  'items.total': total,
  'items.isRanked': ['Whether rankings show the person', true],
  'Notification.challenge': [
    'Challenge that is over or was canceled, or in which a workout of the caller does not count, with their result; null if the notification is about something else',
    null,
  ],
  'challenge.title': ['Title of the challenge', 'Thirty tonnes'],
  'challenge.result': ['Tier that the caller has reached; `none` below bronze', 'silver'],
}
