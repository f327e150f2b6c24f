import type { Db } from '#server/db/statement.ts'
import { urls } from '#contract/urls.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { EventRow } from './event-queries.ts'
import { findEvent } from './events.ts'

/** An event as a calendar file. */
export async function readCalendar(db: Db, id: string, context: RequestContext): Promise<Uint8Array<ArrayBuffer>> {
  const { row, club } = await findEvent(db, id, context)
  const url = context.config.pages + urls.club(club.slug, 'events')
  return new TextEncoder().encode(calendarOf(row, { name: club.name, url }, context.now))
}

/** RFC 5545: a higher sequence number replaces the same event in a calendar. */
function calendarOf(
  event: Pick<EventRow, 'id' | 'title' | 'description' | 'place' | 'starts_at' | 'ends_at' | 'version' | 'cancelled_at'>,
  club: { name: string; url: string },
  now: Date,
): string {
  const host = new URL(club.url).host
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//clubs//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `SEQUENCE:${event.version}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.starts_at)}`,
    `DTEND:${utc(event.ends_at)}`,
    `SUMMARY:${escaped(`${event.title} (${club.name})`)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    `URL:${club.url}`,
    `STATUS:${event.cancelled_at ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const utc = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

/** Folds a line to at most 75 bytes. Continuation lines begin with a space, and no character is split. */
function folded(line: string): string {
  const parts = ['']
  for (const character of line) {
    const room = parts.length === 1 ? 75 : 74
    if (Buffer.byteLength(parts.at(-1)! + character) > room) parts.push('')
    parts[parts.length - 1] += character
  }
  return parts.join('\r\n ')
}
