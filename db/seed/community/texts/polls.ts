/** Members' polls, newest first: options, with how many in ten choose each. `hours`: how long ago; `days`: how long it runs. */
export interface PollText {
  text: string
  options: [text: string, weight: number][]
  isMultiple?: boolean
  hours: number
  days: number
  language?: string
}

export const pollTexts: PollText[] = [
  {
    text: 'Settle this for our group chat: when do you train? #morningcrew',
    options: [
      ['Before work', 4],
      ['Lunch break', 1],
      ['After work', 4],
      ['Whenever the kids sleep', 2],
    ],
    hours: 5,
    days: 3,
  },
  {
    text: 'I can fit one more thing into the home gym. What do you use the most? Pick as many as you like.',
    options: [
      ['Kettlebells', 5],
      ['Pull-up bar', 4],
      ['Rower', 3],
      ['Bands', 2],
      ['The chair to sit on', 2],
    ],
    isMultiple: true,
    hours: 20,
    days: 7,
  },
  {
    text: 'সপ্তাহে কয়দিন ব্যায়াম করেন?',
    options: [
      ['এক-দুই দিন', 3],
      ['তিন-চার দিন', 5],
      ['পাঁচ দিন বা বেশি', 2],
    ],
    hours: 30,
    days: 7,
    language: 'bn',
  },
  {
    text: 'Music or no music on heavy days? I promised to go with the result for a month.',
    options: [
      ['Loud music', 6],
      ['Silence', 2],
      ["A podcast, I'm a monster", 1],
    ],
    hours: 80,
    days: 1,
  },
]

/** Quotes of another member's record. */
export const quoteTexts = [
  'This is what patience looks like. Read it twice, then go and do your warm-up sets.',
  'Reason enough to go to the gym tonight.',
]
