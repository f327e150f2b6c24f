import type { Kind } from './members.ts'

export interface SeedClub {
  slug: string
  name: string
  place: string
  visibility: 'public' | 'private' | 'hidden'
  /** A studio scene. */
  cover: string
  /** Members who train this are more likely to join. */
  kind: Kind
  /** The percentage of those members, and of others, who join. */
  share: [own: number, others: number]
  owner: string
  description: string
  rules: string
}

/** The demo's clubs, oldest first. */
export const seedClubs: SeedClub[] = [
  {
    slug: 'iron-hour',
    name: 'Iron Hour',
    place: 'Portland, OR',
    visibility: 'public',
    cover: 'still-board',
    kind: 'strength',
    share: [90, 12],
    owner: 'danasull',
    description: 'One hour, three lifts, everyone welcome. We post numbers, videos of bar paths and pictures of dogs near barbells.',
    rules: 'Advice only when asked for.\nGive your weight class when you talk numbers.\nNobody is too weak for this club.',
  },
  {
    slug: 'long-cycle',
    name: 'Long Cycle',
    place: 'Online',
    visibility: 'public',
    cover: 'still-iron',
    kind: 'kettlebell',
    share: [90, 10],
    owner: 'declan',
    description: 'Kettlebell sport and everyone who is curious about it. Ten minutes, one set, no putting it down.',
    rules: 'Sets count from lockout to lockout.\nA no-rep is a no-rep, even your own.\nHelp beginners first.',
  },
  {
    slug: 'early-miles',
    name: 'Early Miles',
    place: 'Everywhere before 7 am',
    visibility: 'public',
    cover: 'hero-running',
    kind: 'running',
    share: [90, 12],
    owner: 'sofiaruns',
    description: 'Runs that are over before the first meeting. Post your sunrise, your route, your excuses.',
    rules: "Slow is a pace.\nNo headphones debate, we've had it.\nWarn each other about ice.",
  },
  {
    slug: 'southpaw-society',
    name: 'Southpaw Society',
    place: 'Glasgow',
    visibility: 'public',
    cover: 'still-ring',
    kind: 'boxing',
    share: [88, 8],
    owner: 'judefoster',
    description: 'Boxing for people with jobs. Orthodox fighters tolerated.',
    rules: 'Wrap your hands.\nSparring weights are agreed before, not during.\nHeadaches mean a week off. No discussion.',
  },
  {
    slug: 'loose-hips',
    name: 'Loose Hips',
    place: 'Online',
    visibility: 'public',
    cover: 'still-mat',
    kind: 'mobility',
    share: [95, 22],
    owner: 'lukepatel',
    description: 'Mobility for lifters, runners and people with chairs. Ten minutes a day beats an hour on Sunday.',
    rules: 'Pain is a stop sign.\nNo before-and-after pictures.\nBreathe.',
  },
  {
    slug: 'garage-folk',
    name: 'Garage Folk',
    place: 'Your garage',
    visibility: 'public',
    cover: 'still-garage',
    kind: 'home',
    share: [92, 25],
    owner: 'ruthwebb',
    description: 'Home gyms from two square meters up: floors, noise, neighbors, leaking roofs, what to buy first and what to skip.',
    rules: 'Show the mess.\nNo reselling.\nBe kind to neighbors, yours and ours.',
  },
  {
    slug: 'koeln-barbell',
    name: 'Köln Barbell',
    place: 'Köln',
    visibility: 'private',
    cover: 'still-chalk',
    kind: 'strength',
    share: [10, 4],
    owner: 'aylin.h',
    description: 'Wir trainieren dienstags und freitags am Ehrenfeld. English spoken, Kölsch understood.',
    rules: 'Scheiben zurückräumen.\nMagnesia abwischen.\nAsk before you film.',
  },
  {
    slug: 'dhaka-movers',
    name: 'ঢাকা মুভার্স',
    place: 'Dhaka',
    visibility: 'public',
    cover: 'hero-yoga-and-mobility',
    kind: 'home',
    share: [8, 2],
    owner: 'tanvir.c',
    description: 'বাসায়, ছাদে, পার্কে: যে যেখানে পারি নড়াচড়া করি। নতুনদের জন্য সবচেয়ে বেশি জায়গা।',
    rules: 'একে অন্যকে উৎসাহ দিন।\nব্যথা হলে থামুন।\nকারও ছবি অনুমতি ছাড়া নয়।',
  },
  {
    slug: 'first-pull-up',
    name: 'First Pull-up',
    place: 'Online',
    visibility: 'public',
    cover: 'still-log',
    kind: 'home',
    share: [45, 18],
    owner: 'joywalker',
    description: 'We hang, we row, we lower slowly, and one day we pull. Then we stay to help the next one.',
    rules: 'Bands aren\'t cheating.\nCelebrate half reps.\nNever write "just".',
  },
  {
    slug: 'sunday-long-run',
    name: 'Sunday Long Run',
    place: 'Cork',
    visibility: 'public',
    cover: 'still-trail',
    kind: 'running',
    share: [45, 6],
    owner: 'eoinbyrne',
    description: 'Two hours out, lunch after. The route is posted on Saturday evening, lunch is decided on the way.',
    rules: 'Nobody runs home alone.\nThe slowest picks lunch.',
  },
  {
    slug: 'over-forty',
    name: 'Over Forty',
    place: 'Online',
    visibility: 'private',
    cover: 'hero-recovery',
    kind: 'strength',
    share: [22, 16],
    owner: 'felix.s',
    description: 'Warm-ups that last longer than the session. For everyone who remembers cassette tapes.',
    rules: "What's said about knees stays here.\nDoctors first, forum second.",
  },
  {
    slug: 'meet-day-crew',
    name: 'Meet Day Crew',
    place: 'Lille',
    visibility: 'hidden',
    cover: 'hero-strength',
    kind: 'strength',
    share: [35, 0],
    owner: 'remi.f',
    description: 'Attempts, rides and beds for the next meet.',
    rules: "Attempts are secret until they're lifted.",
  },
]
