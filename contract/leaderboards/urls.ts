import { withQuery } from '../urls.ts'
import { type AgeGroup, ageGroups, type BoardLift, boardLifts, boardSorts, boardSpans, bodyweightClasses, isRun } from './kinds.ts'

const bodies = ['', 'female', 'male', ...bodyweightClasses.female, ...bodyweightClasses.male] as const
export type BoardBody = (typeof bodies)[number]

/** Which leaderboard a page shows. */
export interface Board {
  lift: BoardLift
  by: (typeof boardSorts)[number]
  /** A sex, a bodyweight class, or everyone. */
  body: BoardBody
  age: AgeGroup | ''
  span: (typeof boardSpans)[number]
}

/** The board of a page's query; invalid values are ignored. */
export function parseBoard(query: URLSearchParams): Board {
  const lift = boardLifts.find((one) => one === query.get('lift')) ?? 'squat'
  const body = bodies.find((one) => one === query.get('class')) ?? ''
  return {
    lift,
    by: !isRun(lift) && query.get('by') === 'dots' ? 'dots' : 'value',
    body: isRun(lift) && body !== 'female' && body !== 'male' ? '' : body,
    age: ageGroups.find((one) => one === query.get('age')) ?? '',
    span: query.get('span') === 'month' ? 'month' : 'all',
  }
}

/** A board as input of the call. */
export const inputOfBoard = ({ lift, by, body, age, span }: Board) => ({
  lift,
  by,
  span,
  ...(age !== '' && { ageGroup: age }),
  ...(body === 'female' || body === 'male' ? { sex: body } : body !== '' && { weightClass: body }),
})

/** The URL of a board's page; default values are omitted. */
export function leaderboardUrl({ lift = 'squat', by = 'value', body = '', age = '', span = 'all' }: Partial<Board> = {}): string {
  const given = Object.entries({
    lift: lift === 'squat' ? '' : lift,
    by: by === 'dots' ? by : '',
    class: body,
    age,
    span: span === 'month' ? span : '',
  })
  const query = new URLSearchParams(given.filter(([, value]) => value !== ''))
  return withQuery('/leaderboards', query.size > 0 ? query : undefined)
}
