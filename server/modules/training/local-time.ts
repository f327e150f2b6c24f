const minutesPerHour = 60
const two = (number: number): string => String(number).padStart(2, '0')

/** The date and minute of a local time such as "2026-11-28T19:05". */
export const splitTime = (time: string): { performed_on: string; started_minute: number } => ({
  performed_on: time.slice(0, 10),
  started_minute: Number(time.slice(11, 13)) * minutesPerHour + Number(time.slice(14, 16)),
})

export const joinTime = (day: string, minute: number): string =>
  `${day}T${two(Math.floor(minute / minutesPerHour))}:${two(minute % minutesPerHour)}`
