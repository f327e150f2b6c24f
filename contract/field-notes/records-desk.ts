import type { FieldNote } from './field-note.ts'

const moment = '2026-03-02T10:00:00.000Z'

/** Fields of the desk of flagged lifts. */
export const recordsDeskNotes: Record<string, FieldNote> = {
  'FlaggedRecord.owner': ['Whose lift it is'],
  'FlaggedRecordDetail.owner': ['Whose lift it is'],
  flag: ['More than anyone has ever lifted, or far above the last of the person', 'jump'],
  'FlaggedRecord.state': ['Whether it waits for a decision, or what was decided', 'waiting'],
  'FlaggedRecordDetail.state': ['Whether it waits for a decision, or what was decided', 'waiting'],
  'listFlaggedRecords.state': ['Whether it waits for a decision, or what was decided', 'waiting'],
  'decideRecord.state': ['The state the caller saw it in', 'waiting'],
  'decideRecord.action': ['What to do', 'verify'],
  'decideRecord.message': ['Shown to the person when it is rejected', 'Show it on video.'],
  'FlaggedRecord.before': ['The best that counted before it, in kilograms', 140],
  'FlaggedRecordDetail.before': ['The best that counted before it, in kilograms', 140],
  foundAt: ['When it was flagged', moment],
  most: ['The most that anyone has lifted, in kilograms', 600],
  'FlaggedRecordDetail.weightClass': ['The class of the person', '83'],
  'FlaggedRecordDetail.clubs': ['Up to five clubs of the person'],
  history: ['The last 60 of this lift, the oldest first'],
  'history.isFlagged': ['Whether it is flagged, and so does not count', false],
  'FlaggedRecordDetail.post': ['The post it was shown in'],
  'FlaggedRecordDetail.message': ['What the person read', 'Show it on video.'],
  rejectedBefore: ['How many other lifts of the person were rejected', 0],
}
