const units: Record<string, string> = {
  kg: 'কেজি',
  g: 'গ্রাম',
  'g/m²': 'গ্রাম/বর্গমিটার',
  m: 'মিটার',
  cm: 'সেমি',
  mm: 'মিমি',
  ml: 'মিলি',
  liters: 'লিটার',
  oz: 'আউন্স',
  years: 'বছর',
  year: 'বছর',
  hours: 'ঘণ্টা',
  lumens: 'লুমেন',
  '%': '%',
}
const number = '\\d+(?:\\.\\d+)?'
const measure = new RegExp(`^(\\$?)(${number}(?: x ${number})*)(?: ?(${Object.keys(units).join('|')}))?$`)

/** A text with Bengali digits. */
const digits = (text: string): string => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)

/** "210 x 280 mm" in Bengali; undefined if the text isn't a number with a unit. */
export function measureIn(text: string): string | undefined {
  const [, currency = '', amount, unit] = measure.exec(text) ?? []
  if (amount === undefined) return undefined
  const written = currency + digits(amount).replaceAll(' x ', ' × ')
  if (unit === undefined) return written
  return unit === '%' ? `${written}%` : `${written} ${units[unit]}`
}
