import { kilosPerPound } from '#contract/pound.ts'

const pound = 1000 * kilosPerPound

/** Grams of each unit that files have weights in. */
export const gramsPer = { kg: 1000, g: 1, lb: pound, lbs: pound, oz: pound / 16 } as const

/**
 * A weight in whole grams: in the cell's own unit ("2.5 kg"), otherwise in the column's, whose number of grams is given. Undefined if it
 * isn't a weight.
 */
export function gramsOf(text: string, columnUnit: number): number | undefined {
  const [, amount = '', unit = ''] = /^(\d{1,7}(?:[.,]\d{1,4})?)\s*([a-z]*)\.?$/i.exec(text) ?? []
  const own = unit.toLowerCase()
  const grams = own === '' ? columnUnit : Object.hasOwn(gramsPer, own) ? gramsPer[own as keyof typeof gramsPer] : undefined
  return amount === '' || grams === undefined ? undefined : Math.round(Number(amount.replace(',', '.')) * grams)
}
