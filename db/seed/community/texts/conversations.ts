import type { accountMembers } from '../members.ts'

/** A line of a conversation. `by`: one of the two demo accounts, or the other person. */
export interface SeedLine {
  by: 'me' | 'them'
  hoursAgo: number
  text: string
  /** Attaches the writer's newest record of this lift before that time; the line is left out without one. */
  record?: 'squat'
  /** The slug of a product to attach. */
  product?: string
  /** A studio picture to attach. */
  scene?: string
  /** Replies to the other person's newest story before that time. */
  story?: true
}

export interface SeedConversation {
  of: keyof typeof accountMembers
  with: string
  /** The number of last lines that the account hasn't read. */
  unread?: number
  lines: SeedLine[]
}

/** Conversations of the two demo accounts with others, oldest first. Nothing that an order or a stock level could contradict. */
export const seedConversations: SeedConversation[] = [
  {
    of: 'shopper',
    with: 'danasull',
    lines: [
      { by: 'me', hoursAgo: 76, text: 'Hi Dana, one question about long rests. Three minutes or until I can talk again?' },
      { by: 'them', hoursAgo: 75.2, text: 'Until you can talk again. Then one more minute to find the chalk.' },
      { by: 'me', hoursAgo: 74.9, text: 'That I can do.' },
      { by: 'them', hoursAgo: 26.95, text: '', record: 'squat' },
      { by: 'them', hoursAgo: 26.9, text: 'It moved!' },
      { by: 'me', hoursAgo: 26.4, text: 'I watched the video three times. What did you change?' },
      { by: 'me', hoursAgo: 26.35, text: 'Not the belt, I hope, I just sold mine' },
      { by: 'them', hoursAgo: 25.9, text: '', product: 'lifting-shoe' },
      { by: 'them', hoursAgo: 25.85, text: "It's the shoe. Bring yours on Saturday and we'll film both." },
    ],
  },
  {
    of: 'shopper',
    with: 'hannah.carter',
    unread: 2,
    lines: [
      { by: 'me', hoursAgo: 51, text: 'How was the night shift?' },
      { by: 'them', hoursAgo: 50.2, text: 'Long. I deadlifted the coffee machine.' },
      { by: 'them', hoursAgo: 5.05, text: 'Are you at the gym on Thursday?' },
      { by: 'them', hoursAgo: 5, text: 'Could you open the door for me? I come straight from work and lose my card every time.' },
    ],
  },
  {
    of: 'shopper',
    with: 'declan',
    lines: [
      { by: 'them', hoursAgo: 99, text: 'Still on for the long cycle? Ten minutes, twelve a minute.' },
      { by: 'me', hoursAgo: 98.5, text: "Ten a minute. I've seen your twelve." },
      { by: 'them', hoursAgo: 98.2, text: 'Fine. Eleven.' },
      { by: 'me', hoursAgo: 98.1, text: 'Ten. Not eleven.' },
      { by: 'me', hoursAgo: 1, text: 'Nothing was put down, except my excuse.', story: true },
    ],
  },
  {
    of: 'shopper',
    with: 'camille.m',
    lines: [
      { by: 'me', hoursAgo: 172, text: 'Which shoes did you wear for the wet ten?' },
      { by: 'them', hoursAgo: 170, text: '', product: 'trail-runner' },
    ],
  },
  {
    of: 'shopper',
    with: 'sofiaruns',
    lines: [
      { by: 'them', hoursAgo: 260, text: 'Sunday, easy eight, the flat way along the river. Coffee after.' },
      { by: 'me', hoursAgo: 259, text: 'See you at the stairs' },
    ],
  },
  {
    of: 'shopper',
    with: 'joywalker',
    unread: 1,
    lines: [
      {
        by: 'them',
        hoursAgo: 20,
        text: 'Hi Ada! I just bought my first 12 kg bell, too. How long until swings stop hurting the forearms?',
      },
    ],
  },
  {
    of: 'shopper',
    with: 'judefoster',
    unread: 2,
    lines: [
      { by: 'them', hoursAgo: 44.05, text: 'Saw your post about the bag. Is this how you wrap, or will I lose a thumb?' },
      { by: 'them', hoursAgo: 44, text: '', scene: 'still-gloves' },
    ],
  },
  {
    of: 'admin',
    with: 'msantos',
    unread: 1,
    lines: [
      { by: 'them', hoursAgo: 30, text: 'Are the new collars as tight as the old ones?' },
      { by: 'me', hoursAgo: 29, text: 'Tighter. Bring two hands.' },
      { by: 'them', hoursAgo: 6, text: 'Then I also need a training partner with two hands.' },
    ],
  },
  {
    of: 'admin',
    with: 'ada.moreno',
    lines: [
      { by: 'me', hoursAgo: 120, text: 'You asked about chalk at the counter: blocks, not powder. Your neighbors will thank you.' },
      { by: 'them', hoursAgo: 118, text: 'They already complain about the bell. Blocks it is.' },
    ],
  },
  {
    of: 'admin',
    with: 'benali',
    unread: 1,
    lines: [
      {
        by: 'them',
        hoursAgo: 15,
        text: 'Hello Jonas, physio student here. Can I look at your shoulder for my thesis? It only hurts a little.',
      },
    ],
  },
]
