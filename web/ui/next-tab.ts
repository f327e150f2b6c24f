/** Where a key leads from one of `count` tabs, round at the ends; null where it leads nowhere. From right to left the arrows turn round. */
export function nextTab(key: string, at: number, count: number, rtl = false): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (at + 1) % count
  return key === back ? (at - 1 + count) % count : null
}
