import type { FieldNote } from './field-note.ts'

const moment = '2026-03-02T10:00:00.000Z'

/** Flagged lifts: see field-notes.ts. */
export const staffRecordNotes: Record<string, FieldNote> = {
  'FlaggedRecord.owner': ['Person who logged the lift'],
  'FlaggedRecordDetail.owner': ['Person who logged the lift'],
  flag: [
    "Reason for flagging: `world_record` is more than anyone of that body weight has ever lifted, or faster than anyone has run; `jump` is far above the person's previous lift",
    'jump',
  ],
  'FlaggedRecord.state': ['State of the flagged lift: waiting for a decision, `verified` or `rejected`', 'waiting'],
  'FlaggedRecordDetail.state': ['State of the flagged lift: waiting for a decision, `verified` or `rejected`', 'waiting'],
  'listFlaggedRecords.state': ['State of the flagged lift: waiting for a decision, `verified` or `rejected`', 'waiting'],
  'decideRecord.state': ['State of the lift when the caller read it', 'waiting'],
  'decideRecord.action': ['Action to take', 'verify'],
  'decideRecord.message': ['Message to the person if the lift is rejected', 'Show it on video.'],
  'FlaggedRecord.before': ['Previous best that counts, in kilograms or, of a run, seconds; null if there is none', 140],
  'FlaggedRecordDetail.before': ['Previous best that counts, in kilograms or, of a run, seconds; null if there is none', 140],
  foundAt: ['Time at which the lift was flagged', moment],
  most: ['Most that anyone of that body weight has lifted, in kilograms; of a run the least that anyone has needed, in seconds', 600],
  'FlaggedRecordDetail.weightClass': ['Bodyweight class of the person; null if unknown', '83'],
  'FlaggedRecordDetail.clubs': ['Clubs of the person, up to five'],
  history: ['Last 60 entries of the person for this lift, oldest first'],
  'history.isFlagged': ["Whether the entry is flagged and therefore doesn't count", false],
  'FlaggedRecordDetail.post': ['Post that first showed the lift; null if there is none'],
  'FlaggedRecordDetail.message': ['Message sent to the person', 'Show it on video.'],
  rejectedBefore: ['Number of other lifts of the person that were rejected', 0],
}
