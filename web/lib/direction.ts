/** Languages that are written from right to left. */
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The direction of a language's script. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr')
