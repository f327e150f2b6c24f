/** A message in a group, or something that happened to it. `by`: the handle of a member. */
export interface SeedGroupLine {
  by: string
  hoursAgo: number
  text?: string
  /** The slug of a product to attach. */
  product?: string
  /** A studio picture to attach. */
  scene?: string
  event?: { kind: 'added'; of: string } | { kind: 'renamed'; name: string }
}

export interface SeedGroup {
  /** Fixed, so that its address is the same in every demo. */
  id: string
  name: string
  /** Handles, the creator first. */
  members: string[]
  /** Handles of those who are invited. */
  invited?: string[]
  startedHoursAgo: number
  /** The number of last messages that the shopper's account hasn't read. */
  unread?: number
  lines: SeedGroupLine[]
}

/** The demo's groups: one that runs together, some lifters of a club, and one that the shopper's account is invited to. */
export const seedGroups: SeedGroup[] = [
  {
    id: '0198f3a0-0000-7000-8000-0000000000a1',
    name: 'Saturday long run',
    members: ['sofiaruns', 'ada.moreno', 'camille.m', 'owenf', 'sinead.w'],
    startedHoursAgo: 340,
    unread: 2,
    lines: [
      { by: 'sofiaruns', hoursAgo: 339, text: 'Same as last month: Saturday at seven, the stairs, nobody gets dropped.' },
      { by: 'sinead.w', hoursAgo: 338.2, text: 'Define nobody.' },
      { by: 'ada.moreno', hoursAgo: 337.9, text: 'Me, mostly.' },
      { by: 'camille.m', hoursAgo: 54, text: '', product: 'trail-runner' },
      { by: 'camille.m', hoursAgo: 53.95, text: 'These held on the wet bit behind the bridge. Just saying.' },
      { by: 'ada.moreno', hoursAgo: 53, text: 'I did that bit sitting down. Thank you.' },
      { by: 'sofiaruns', hoursAgo: 8, text: 'Saturday: fourteen, two hills, then coffee. Ada picks the pace.' },
      { by: 'owenf', hoursAgo: 7.6, text: 'Then I bring breakfast.' },
    ],
  },
  {
    id: '0198f3a0-0000-7000-8000-0000000000b2',
    name: 'Long Cycle Thursdays',
    members: ['declan', 'ada.moreno', 'ruthkim', 'conor.daly', 'leilahayes'],
    startedHoursAgo: 420,
    lines: [
      {
        by: 'declan',
        hoursAgo: 419,
        text: 'For those of the club who train on Thursdays. One set each, everyone counts for someone else.',
      },
      { by: 'leilahayes', hoursAgo: 418, text: 'I will be asleep, it is Friday here. Film it.' },
      { by: 'conor.daly', hoursAgo: 196, text: '', scene: 'competition-kettlebell-1' },
      { by: 'conor.daly', hoursAgo: 195.9, text: 'My students asked whether this one is the warm-up.' },
      { by: 'declan', hoursAgo: 195, event: { kind: 'renamed', name: 'Long Cycle Thursdays' } },
      { by: 'ruthkim', hoursAgo: 29, text: 'Eight minutes, 74. The fog took the rest.' },
      { by: 'ada.moreno', hoursAgo: 28.4, text: 'Six minutes on the 12, and I did not put it down. Yet.' },
      { by: 'declan', hoursAgo: 28.1, text: 'That is a set. Next Thursday seven.' },
    ],
  },
  {
    id: '0198f3a0-0000-7000-8000-0000000000c3',
    name: 'Bells for beginners',
    members: ['joywalker', 'isaacd'],
    invited: ['ada.moreno'],
    startedHoursAgo: 18,
    lines: [{ by: 'joywalker', hoursAgo: 17.8, text: 'Hi Isaac! Ada is coming, too, I hope. Then we are three with sore forearms.' }],
  },
]
