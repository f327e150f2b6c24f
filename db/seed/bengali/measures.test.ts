import { describe, expect, it } from 'vitest'
import { measureIn } from './measures.ts'

describe('a measure in Bengali', () => {
  it.each([
    ['8 kg', '৮ কেজি'],
    ['0.25 kg', '০.২৫ কেজি'],
    ['210 x 210 x 280 mm', '২১০ × ২১০ × ২৮০ মিমি'],
    ['265 g/m²', '২৬৫ গ্রাম/বর্গমিটার'],
    ['2%', '২%'],
    ['$50', '$৫০'],
    ['28', '২৮'],
  ])('%s is %s', (measure, text) => expect(measureIn(measure)).toBe(text))

  it.each(['EU 42', 'M', 'Wipe dry', '24 g a serving', 'EU 36-39'])('%s is not recognized as a measure', (text) =>
    expect(measureIn(text)).toBeUndefined(),
  )
})
