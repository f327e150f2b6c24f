import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { Sketch } from './sketch.ts'

const sketchOf = (from: number, until: number): Sketch => {
  const sketch = new Sketch()
  for (let n = from; n < until; n += 1) sketch.add(createHash('sha1').update(`visitor ${n}`).digest())
  return sketch
}

it.each([0, 1, 10, 300, 5000, 40_000])('a visitor sketch estimates %i distinct visitors within 3 percent', (visitors) => {
  expect(Math.abs(sketchOf(0, visitors).count - visitors)).toBeLessThanOrEqual(visitors * 0.03)
})

it('a visitor sketch counts a visitor of two processes once when their sketches are merged', () => {
  const one = sketchOf(0, 3000)
  one.merge(sketchOf(2000, 5000))
  expect([one.count, one.registers]).toEqual([sketchOf(0, 5000).count, sketchOf(0, 5000).registers])
})

it('a visitor sketch is unchanged by a visitor that was counted before', () => {
  const sketch = sketchOf(0, 100)
  expect(sketch.add(createHash('sha1').update('visitor 7').digest())).toBe(false)
})
