/** An ISO time as a field for date and time takes it: where the reader is, to the minute. */
export function inputTime(time: string): string {
  const at = new Date(time)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The ISO time of such a field; null where it's empty or no time. */
export function timeOfInput(value: string): string | null {
  const at = new Date(value)
  return value === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
