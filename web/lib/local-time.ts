const msPerMinute = 60_000
const lengths = { day: 10, minute: 16, second: 19 }

/** Formats a time (Unix milliseconds) in the reader's time zone as inputs take it: "2026-11-28", "2026-11-28T19:05". */
export const localTime = (ms: number, to: keyof typeof lengths = 'minute'): string =>
  new Date(ms - new Date(ms).getTimezoneOffset() * msPerMinute).toISOString().slice(0, lengths[to])
