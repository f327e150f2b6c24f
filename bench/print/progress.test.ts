import { expect, it } from 'vitest'
import { progressInWords } from './progress.ts'

const longAgo = -1e9

it('the progress report prints each tenth once, and passes every step on to the progress bar', () => {
  const [steps, lines]: [number[], string[]] = [[], []]
  const progress = progressInWords('Filling', { bar: (done) => steps.push(done), say: (line) => lines.push(line), started: longAgo })
  for (const done of [5, 10, 15, 20, 50, 55, 100]) progress(done, 100)
  expect(steps).toEqual([5, 10, 15, 20, 50, 55, 100])
  expect(lines).toEqual([10, 20, 50, 100].map((percent) => `  Filling: ${percent} %`))
})

it('the progress report prints nothing for work that finishes immediately', () => {
  const lines: string[] = []
  progressInWords('Filling', { bar: () => {}, say: (line) => lines.push(line) })(50, 100)
  expect(lines).toEqual([])
})
