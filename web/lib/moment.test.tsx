// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useMoment } from './dates.ts'

test('the time of a meeting has its time zone, other times have none', () => {
  const time = '2026-03-05T18:30:00.000Z'
  const shown = renderHook(() => [useMoment()(time), useMoment({ withZone: true })(time)]).result.current
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'short' })
    .formatToParts(new Date(time))
    .find(({ type }) => type === 'timeZoneName')
  expect(shown[1]).toBe(`${shown[0]} ${zone?.value}`)
})
