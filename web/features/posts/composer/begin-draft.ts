import { audienceChoices, type Draft, type DraftClub, type DraftRecord, loadDraft, newRecord } from './draft.ts'
import { newPoll } from './draft-poll.ts'
import type { ComposerPart } from './parts.ts'
import { localTime } from '#web/lib/local-time.ts'

/** The draft the composer starts with: the stored one, in the club where it's opened, with the part it was opened for. */
export function beginDraft(by: string, part: ComposerPart | undefined, club: DraftClub | undefined): Draft {
  const stored = loadDraft(by)
  const draft = club && stored.club?.id !== club.id ? { ...stored, club, audience: audienceChoices(club)[0]! } : stored
  if (part === 'poll') return { ...draft, poll: draft.poll ?? newPoll }
  return part === 'record' && draft.record === null ? { ...draft, record: recordOfToday() } : draft
}

/** A new record, dated today in the person's time zone. */
export const recordOfToday = (): DraftRecord => newRecord(localTime(Date.now(), 'day'))
