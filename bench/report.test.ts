import { describe, expect, it } from 'vitest'
import type { Result } from './measure.ts'
import { problemsOf, addFigures, newReport, caveatsOf } from './report.ts'

const result = (name: string, cpuMs: number, over: Partial<Result> = {}): Result => ({
  name,
  title: name,
  count: 100,
  errors: 0,
  elapsedMs: 1000,
  perSecond: 100,
  p50: 1,
  p99: 2,
  bytes: 10,
  cpu: { app: cpuMs, postgres: 0, load: 0, others: 0 },
  ...over,
})

describe('a report', () => {
  it('has no complaint when every figure is within its budget', () => {
    const report = newReport(1000)
    report.scenarios.push(result('category-page-uncached', 2), result('category-page-cached', 0.05))
    addFigures(report, 'category-page-uncached', { cpuMs: 2, p50: 7 }, { 'category-page-uncached': { cpuMs: 3 } })
    expect(problemsOf(report)).toEqual([])
  })

  it('complains about figures over budget, failed requests and pages that could not be loaded', () => {
    const report = newReport(1000)
    addFigures(report, 'product', { cpuMs: 0.36123 }, { product: { cpuMs: 0.35 } })
    report.scenarios.push(result('product', 0.4, { errors: 3, firstError: '503 no' }))
    report.failures.push('/cart answers 404')
    expect(problemsOf(report)).toEqual([
      'product: cpuMs is 0.361, over 0.35',
      'product: 3 failed, the first with 503 no',
      '/cart answers 404',
    ])
  })

  it('complains when an uncached page costs no more than a cached one', () => {
    const report = newReport(1000)
    report.scenarios.push(result('product-page-uncached', 0.06), result('product-page-cached', 0.05))
    expect(problemsOf(report)).toEqual([expect.stringContaining('product-page-uncached')])
  })

  it('warns when other processes keep the machine busy', () => {
    const report = newReport(1000)
    report.scenarios.push(result('product', 0.3))
    expect(caveatsOf(report)).toEqual([])
    report.scenarios.push(result('product', 0.3, { cpu: { app: 0.3, postgres: 0, load: 0, others: 0.84 } }))
    expect(caveatsOf(report)).toEqual([expect.stringContaining('0.8 cores')])
  })
})
