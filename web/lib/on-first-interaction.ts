/** Click and focus are included because screen readers trigger them without a pointer. */
const uses = ['scroll', 'pointerdown', 'keydown', 'click', 'focusin']

/**
 * Calls `work` once, on the first scroll (of the page or a row), press, focus or key; right away if the page is scrolled already. Returns
 * a function that cancels it.
 */
export function onFirstInteraction(work: () => void): () => void {
  const waiting = new AbortController()
  const begin = () => {
    waiting.abort()
    work()
  }
  if (window.scrollY > 0) begin()
  else for (const type of uses) addEventListener(type, begin, { capture: true, passive: true, signal: waiting.signal })
  return () => waiting.abort()
}
