import type { FieldNote } from './field-note.ts'

const moment = '2026-03-02T10:00:00.000Z'

/** Polls of posts: see field-notes.ts. */
export const pollNotes: Record<string, FieldNote> = {
  poll: ['Poll of the post; null if there is none'],
  'createPost.poll': ['Poll of the post; the text is its question'],
  'Poll.options': ['Options, in their order'],
  'options.text': ['Text of the option', 'Morning'],
  'options.votes': [
    'Number of votes for the option; null until the caller has voted or the poll is over, unless the caller is its author',
    12,
  ],
  'poll.options': ['Texts of the options', ['Morning', 'Evening']],
  isMultiple: ['Whether members may choose several options', false],
  voters: ['Number of members who have voted', 30],
  'Poll.endsAt': ['Time at which the poll ends', moment],
  'poll.days': ['Number of days after which the poll ends', 3],
  choices: ["Positions of the caller's choices among the options, from 0; empty without a vote", [0]],
}
