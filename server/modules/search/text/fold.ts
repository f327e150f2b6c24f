const ligatures: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
const bengaliZero = 0x09e6

/**
 * Folds text for comparison: lower case, Latin, Greek and Cyrillic letters without diacritics, ligatures written out, Bengali digits as 0
 * to 9. The marks of Bengali and other scripts are kept, as they are letters there. Idempotent.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (isAscii(lower)) return lower
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))
    .normalize('NFC')
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}
