/** An event planned by a club of the demo: days from now, hour in UTC, duration in minutes, number of places. */
export interface SeedEvent {
  club: string
  title: string
  place: string
  description: string
  inDays: number
  hour: number
  minutes: number
  capacity: number | null
}

const event = (
  club: string,
  [inDays, hour, minutes, capacity]: [number, number, number, number | null],
  title: string,
  place: string,
  description: string,
): SeedEvent => ({ club, title, place, description, inDays, hour, minutes, capacity })

export const seedEvents: SeedEvent[] = [
  event(
    'iron-hour',
    [6, 15, 60, 12],
    'Open bar morning',
    'Forge Street hall',
    'Three racks, three lifts, one hour. Bring your own chalk, the bowl stays full.',
  ),
  event(
    'iron-hour',
    [20, 16, 180, null],
    'Mock meet',
    'Forge Street hall',
    'Nine attempts, three lights, real commands. Spotters eat for free.',
  ),
  event('iron-hour', [-15, 15, 60, 12], 'Open bar morning', 'Forge Street hall', 'Squat day.'),
  event(
    'long-cycle',
    [3, 18, 45, null],
    'Ten minutes together',
    'Online',
    "Everyone sets their own bell and the same clock. Cameras optional, counting out loud isn't.",
  ),
  event(
    'early-miles',
    [2, 5, 50, null],
    'Sunrise five',
    'The bridge, east side',
    'Five kilometers at the pace of the slowest. Lights until half past six.',
  ),
  event('early-miles', [-5, 5, 50, null], 'Sunrise five', 'The bridge, east side', 'Wet and worth it.'),
  event(
    'southpaw-society',
    [4, 19, 90, 8],
    'Pads for people with jobs',
    'Clydeside gym',
    'Two rounds each side, then partners. Wraps and gloves, no sparring.',
  ),
  event(
    'loose-hips',
    [1, 20, 30, null],
    'Hips before bed',
    'Online',
    'Thirty quiet minutes on the floor. A cushion and a wall are enough.',
  ),
  event(
    'garage-folk',
    [9, 17, 60, 25],
    'Tour of four garages',
    'Online',
    'Four home gyms, ten minutes each: floors, noise and what we would buy again.',
  ),
  event('koeln-barbell', [5, 18, 120, 6], 'Technik am Dienstag', 'Ehrenfeld', 'Kreuzheben, von unten gefilmt. Wer will, bekommt Rat.'),
  event('dhaka-movers', [7, 1, 60, 30], 'ছাদে ভোরের অনুশীলন', 'ধানমন্ডি', 'নিজের মাদুর ও পানি আনুন। নতুনরা সামনে দাঁড়ান।'),
  event(
    'first-pull-up',
    [8, 19, 40, null],
    'Hang together',
    'Online',
    'Dead hangs, scapula pulls and slow negatives. One rep of anything counts.',
  ),
  event(
    'sunday-long-run',
    [5, 9, 150, 20],
    'Long run and lunch',
    'Fitzgerald Park',
    'Two hours out along the river. The route is posted on Saturday evening.',
  ),
  event(
    'over-forty',
    [10, 18, 75, 10],
    'The long warm-up',
    'Online',
    'Everything before the first working set, and why. Questions about knees welcome.',
  ),
  event('meet-day-crew', [13, 8, 300, null], 'Regional meet', 'Lille', 'Weigh-in at eight. Beds and rides are in the feed.'),
]
