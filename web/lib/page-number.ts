const pagesMax = 99_999

/** Past the end of every list. */
export const pastEveryEnd = pagesMax + 1

/** Which page an address asks for: the first where it says nothing, and one past every end where what it says is no page's number. */
export function pageNumberOf(text: string | null): number {
  if (text === null || text === '') return 1
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : pastEveryEnd
}
