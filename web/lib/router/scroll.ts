import { readHeights, writeHeights } from './heights.ts'
import type { Location } from './route.ts'
import type { Snapshot } from './router.ts'

const name = 'scroll'

/** Scroll positions by history key, restored on back navigation, also after a reload or a visit to another site. */
export function openScrollMemory() {
  const heights = readHeights(name)
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', () => void (history.scrollRestoration = 'manual'))
  return {
    save: ({ key }: Location) => void heights.set(key, window.scrollY),
    heightOf: ({ key }: Location): number | undefined => heights.get(key),
    /** When the document is left, `saveHeight` saves the current page's position; until the return, the browser restores the scroll. */
    saveOnLeaving: (saveHeight: () => void) =>
      addEventListener('pagehide', () => {
        saveHeight()
        history.scrollRestoration = 'auto'
        writeHeights(name, heights)
      }),
  }
}

/** The scroll position when the page's document was left. */
export const heightBefore = (key: string): number | undefined => readHeights(name).get(key)

/** Scrolls to a height, to the URL's anchor, or to the top. */
export function scrollFor(scroll: Snapshot['scroll'], hash: string): void {
  if (scroll === 'stay') return
  const named = scroll === 'start' && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (named) named.scrollIntoView()
  else window.scrollTo(0, scroll === 'start' ? 0 : scroll)
}
