import { z } from 'zod'

/** What stands before and after the digits. */
export interface OrderNumberFormat {
  before: string
  after: string
}

const aroundMax = 12
/**
 * Digits only before, and not next to the number: its last digits are the number itself then, and no two orders ever have the same, whatever the format was.
 * It begins with a letter or a digit, so that no spreadsheet takes it for a formula.
 */
const pattern = /^((?:[A-Z0-9][A-Z0-9-]*)?[A-Z-])?\{number\}([A-Z-]*[A-Z])?$/

/** `GF-{number}`: what the numbers of orders look like. */
export const orderNumberFormat = z
  .string()
  .regex(pattern, 'is not capital letters, digits and hyphens around {number}, without a digit next to it or after it')
  .refine((text) => !text.startsWith('-'), 'begins with a hyphen')
  .refine((text) => text.length <= aroundMax + '{number}'.length, `has more than ${aroundMax} characters around {number}`)
  .default('GF-{number}')
  .transform((text): OrderNumberFormat => {
    const [before = '', after = ''] = text.split('{number}')
    return { before, after }
  })
