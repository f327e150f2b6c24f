const pagesMax = 99_999

/** Past the end of every list. */
export const pageBeyondLists = pagesMax + 1

/** Parses the page number of a URL: the first page if it's absent, one past every end if it's invalid. */
export function pageNumberOf(text: string | null): number {
  if (text === null || text === '') return 1
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : pageBeyondLists
}
