/** Screen readers press and focus without a pointer. */
const uses = ['scroll', 'pointerdown', 'keydown', 'click', 'focusin']

/** Calls back once, when the page is first scrolled (or a row on it), pressed, focused or typed on; at once where it's scrolled already. Answers how to stop waiting. */
export function onFirstUse(work: () => void): () => void {
  const waiting = new AbortController()
  const begin = () => {
    waiting.abort()
    work()
  }
  if (window.scrollY > 0) begin()
  else for (const type of uses) addEventListener(type, begin, { capture: true, passive: true, signal: waiting.signal })
  return () => waiting.abort()
}
