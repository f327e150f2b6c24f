interface Form {
  /** Of the postcode as it is usually written. */
  pattern: RegExp
  /** Puts what was typed, upper case and without spaces and hyphens, into that form. */
  write: (bare: string) => string
  example: string
}

const digits = (count: number, example: string): Form => ({ pattern: new RegExp(`^\\d{${count}}$`), write: (bare) => bare, example })
/** Two parts with `between` them; the first has `length` characters (counted from the end where negative). */
const split = (pattern: RegExp, length: number, between: string, example: string): Form => ({
  pattern,
  write: (bare) => `${bare.slice(0, length)}${between}${bare.slice(length)}`,
  example,
})

/**
 * How postcodes are written, by country; after the Universal Postal Union's addressing sheets (upu.int, "Postal addressing systems").
 * A country that is not here is not checked; one with `null` has no postcodes that are in use.
 */
export const postCodeForms: Record<string, Form | null> = {
  AE: null,
  AT: digits(4, '1010'),
  AU: digits(4, '2000'),
  BD: digits(4, '1340'),
  BE: digits(4, '1000'),
  CA: split(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/, 3, ' ', 'H3Z 2Y7'),
  CH: digits(4, '3030'),
  DE: digits(5, '26133'),
  DK: digits(4, '8660'),
  ES: { ...digits(5, '28039'), pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/ },
  FI: digits(5, '00550'),
  FR: digits(5, '33380'),
  GB: split(/^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2})$/, -3, ' ', 'EC1Y 8SY'),
  IE: split(/^(D6W|[AC-FHKNPRTV-Y]\d\d) [AC-FHKNPRTV-Y\d]{4}$/, 3, ' ', 'A65 F4E2'),
  IN: { ...digits(6, '110034'), pattern: /^[1-9]\d{5}$/ },
  IT: digits(5, '00144'),
  NL: split(/^[1-9]\d{3} [A-Z]{2}$/, 4, ' ', '1234 AB'),
  NO: digits(4, '0025'),
  NZ: digits(4, '6001'),
  PL: split(/^\d{2}-\d{3}$/, 2, '-', '00-950'),
  PT: split(/^[1-9]\d{3}-\d{3}$/, 4, '-', '2725-079'),
  SE: split(/^\d{3} \d{2}$/, 3, ' ', '114 55'),
  SG: digits(6, '546080'),
  US: { pattern: /^\d{5}(-\d{4})?$/, write: (bare) => (bare.length > 5 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare), example: '95014' },
}

/** A postcode as it is written in its country; as typed, in upper case, where it does not fit. */
export function writePostCode(typed: string, country: string): string {
  const form = postCodeForms[country]
  const upper = typed.toUpperCase()
  const written = form?.write(upper.replace(/[\s-]/g, ''))
  return written !== undefined && form?.pattern.test(written) ? written : upper
}

/** What is wrong with a postcode, as a sentence with an example; undefined where nothing is or nobody knows. */
export function postCodeProblem(typed: string, country: string): string | undefined {
  const form = postCodeForms[country]
  return form && !form.pattern.test(writePostCode(typed, country)) ? `is not a postcode as in ${form.example}` : undefined
}
