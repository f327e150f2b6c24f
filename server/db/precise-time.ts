import pg from 'pg'

/** PostgreSQL's number of the type `timestamptz`. */
export const timestamptz = 1184
const parse = pg.types.getTypeParser(timestamptz) as (text: string) => Date
/** The length of a time with milliseconds; one with microseconds is longer. */
const millisecondsLength = '2026-03-02 10:00:00.123+00'.length

/** A time with the microseconds that PostgreSQL has stored and a Date can't hold: comparing it with others in SQL needs them. */
class PreciseTime extends Date {
  /** 1 to 999. */
  readonly micros: number

  constructor(ms: number, micros: number) {
    super(ms)
    this.micros = micros
  }
}

/** Reads PostgreSQL's text of a time. Only one with microseconds, which SQL itself has written, costs more than the driver's own parser. */
export function parseTime(text: string): Date {
  const fraction = text.length > millisecondsLength ? /\.(\d{3})(\d{1,3})/.exec(text) : null
  if (!fraction) return parse(text)
  const [digits, ms = '', micros = ''] = fraction
  return preciseTime(parse(text.replace(digits, '')).getTime() + Number(ms), Number(micros.padEnd(3, '0')))
}

/** The time as a parameter of a statement: the driver would send a Date's milliseconds. */
export const timeParameter = (time: unknown): unknown =>
  time instanceof PreciseTime ? time.toISOString().replace('Z', `${String(time.micros).padStart(3, '0')}Z`) : time

/** The time as a number of milliseconds, with the microseconds as decimals. */
export const preciseNumber = (time: Date): number => time.getTime() + (time instanceof PreciseTime ? time.micros / 1000 : 0)

/** Reads what `preciseNumber` has written. */
export function timeOfNumber(number: number): Date {
  const ms = Math.floor(number)
  const micros = Math.round((number - ms) * 1000)
  return micros === 1000 ? new Date(ms + 1) : preciseTime(ms, micros)
}

const preciseTime = (ms: number, micros: number): Date => (micros === 0 ? new Date(ms) : new PreciseTime(ms, micros))
