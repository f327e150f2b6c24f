import { describe, expect, test } from 'vitest'
import { moveBy, whole, zoomAt } from './zoom.ts'

const frame = { width: 400, height: 400 }

describe('zooming into a picture', () => {
  test('keeps the point under the finger in place', () => {
    expect(zoomAt(whole, 2, { x: 100, y: -50 }, frame)).toEqual({ scale: 2, x: -100, y: 50 })
  })
  test('is limited between the full picture and four times', () => {
    expect(zoomAt(whole, 0.5, { x: 0, y: 0 }, frame)).toEqual(whole)
    expect(zoomAt({ ...whole, scale: 3 }, 3, { x: 0, y: 0 }, frame).scale).toBe(4)
  })
  test('moves no further than its edges', () => {
    expect(moveBy({ scale: 2, x: 0, y: 0 }, 900, -900, frame)).toEqual({ scale: 2, x: 200, y: -200 })
    expect(moveBy(whole, 50, 50, frame)).toEqual(whole)
  })
})
