interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** The time left in milliseconds as days, hours, minutes and seconds, rounded up; zero once it's over. */
export function timeLeft(milliseconds: number): TimeLeft {
  const left = Math.max(Math.ceil(milliseconds / second) * second, 0)
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: (left % minute) / second,
  }
}
