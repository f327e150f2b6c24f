import { sizeOption } from './size-option.ts'

/** How a size fits, from small to large. In its own file, so that pages don't load schemas for it. */
export const fits = ['runs-small', 'true-to-size', 'runs-large'] as const
export type Fit = (typeof fits)[number]

/** The number of reviews that say each. */
export interface FitCounts {
  runsSmall: number
  trueToSize: number
  runsLarge: number
}

/** "500 ml", "12 oz": how much is in it or how heavy it is, which fits nobody better or worse. */
const amount = /^[\d০-৯][\d০-৯.,]*\s*(?:ml|cl|l|fl oz|oz|g|kg|lbs?|মিলি|লিটার|গ্রাম|কেজি)$/i

/** The size of a variant with these options; undefined if it has none that could fit. */
export function sizeIn(options: Record<string, string>): string | undefined {
  const size = options[sizeOption]
  return size === undefined || amount.test(size) ? undefined : size
}
