/** The index of the tab a key leads to, wrapping around; null for other keys. In right-to-left layouts the arrows are swapped. */
export function nextTab(key: string, at: number, count: number, rtl = false): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (at + 1) % count
  return key === back ? (at - 1 + count) % count : null
}
