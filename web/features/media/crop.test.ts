import { expect, test } from 'vitest'
import { areaOf, dragged, fitted, wholeCrop } from './crop.ts'

const picture = { width: 400, height: 300 }
const square = { ...wholeCrop, shape: 'square' } as const

test('a crop is the largest centered part with its aspect ratio', () => {
  expect(areaOf(picture, wholeCrop)).toEqual({ x: 0, y: 0, width: 400, height: 300 })
  expect(areaOf(picture, square)).toEqual({ x: 50, y: 0, width: 300, height: 300 })
  expect(areaOf(picture, { ...wholeCrop, shape: 'portrait' })).toEqual({ x: 80, y: 0, width: 240, height: 300 })
})

test('zooming in shows less of the picture, up to its edges', () => {
  expect(areaOf(picture, { ...square, zoom: 2, across: 1, down: 0 })).toEqual({ x: 250, y: 0, width: 150, height: 150 })
})

test('dragging moves the picture with the finger, up to its edges', () => {
  expect(dragged(picture, square, { x: 1 / 6, y: 0.5 })).toEqual({ ...square, across: 0 })
  expect(dragged(picture, square, { x: -0.1, y: 0 }).across).toBeCloseTo(0.8)
})

test('the drawn picture is no larger than needed', () => {
  expect(fitted({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 })
  expect(fitted({ width: 30, height: 20 }, 2000)).toEqual({ width: 30, height: 20 })
})
