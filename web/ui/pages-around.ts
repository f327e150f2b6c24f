/** The page numbers to link: first, last, this one and its neighbours; null where some are left out. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b)
  return shown.flatMap((one, index) => {
    const missing = one - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [one]
    // A gap of one page is as wide as that page's number.
    return missing === 1 ? [one - 1, one] : [null, one]
  })
}
