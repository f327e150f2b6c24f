const formats = new Map<string, Intl.DateTimeFormat>()

/** The local time in a time zone, as "2026-03-06 12:00:00" (the Swedish format). */
export function localClock(at: Date, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })))
  return format.format(at)
}
