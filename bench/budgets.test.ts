import { describe, expect, it } from 'vitest'
import { figuresOf, isOver, readBudgets } from './budgets.ts'
import { firstListPart } from './options.ts'
import { scenarios } from './scenarios.ts'
import { searchWaitsPart } from './waits.ts'

describe('a budget', () => {
  it('is met by a figure up to its maximum and exceeded by anything above', () => {
    expect([0, 0.59, 0.6, 0.6001, 7].map((value) => isOver({ value, budget: 0.6 }))).toEqual([false, false, false, true, true])
  })

  it('is never exceeded by a figure that was not measured', () => {
    expect(isOver({ value: 1e9 })).toBe(false)
  })

  it('is printed next to its figure; figures that were not measured are left out', () => {
    const budgets = { list: { cpuMs: 0.6, bytes: 100 } }
    expect(figuresOf('list', { cpuMs: undefined, bytes: 120, p50: 3 }, budgets)).toEqual({
      bytes: { value: 120, budget: 100 },
      p50: { value: 3, budget: undefined },
    })
    expect(figuresOf('other', { bytes: 120 }, budgets)).toEqual({ bytes: { value: 120, budget: undefined } })
  })
})

it('budgets.json has a budget for every scenario, and none for a figure that is not measured', () => {
  const names = scenarios.map((scenario) => scenario.name)
  const parts = Object.keys(readBudgets()).filter((name) => !name.startsWith('/'))
  expect(parts.toSorted()).toEqual([...names, 'start', 'memory', searchWaitsPart, firstListPart, 'lighthouse', 'pages'].toSorted())
  for (const name of names)
    for (const measure of Object.keys(readBudgets()[name] ?? {})) expect(['cpuMs', 'bytes', 'gzipBytes', 'freshMs']).toContain(measure)
})
