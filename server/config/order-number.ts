import { z } from 'zod'

/** The text before and after the digits. */
interface OrderNumberFormat {
  before: string
  after: string
}

const aroundMax = 12
/**
 * Digits are allowed only in the prefix, and not next to the number: the trailing digits are then the number itself, and no two orders ever
 * share one, whatever the format was. Starts with a letter or a digit, so that no spreadsheet takes it for a formula.
 */
const pattern = /^((?:[A-Z0-9][A-Z0-9-]*)?[A-Z-])?\{number\}([A-Z-]*[A-Z])?$/

/** The format of order numbers: `GF-{number}`. */
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
