import { readHeights, writeHeights } from './heights.ts'
import type { Location } from './route.ts'
import type { Snapshot } from './router.ts'

const name = 'scroll'

/** How far each visited page was scrolled, by its key: going back finds it there, also after a reload or another site. */
export function openScrollMemory() {
  const heights = readHeights(name)
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', () => void (history.scrollRestoration = 'manual'))
  return {
    save: ({ key }: Location) => void heights.set(key, window.scrollY),
    heightOf: ({ key }: Location): number | undefined => heights.get(key),
    /** `saveHeight` saves that of the page being left; until we're back, the browser restores what it can. */
    saveOnLeaving: (saveHeight: () => void) =>
      addEventListener('pagehide', () => {
        saveHeight()
        history.scrollRestoration = 'auto'
        writeHeights(name, heights)
      }),
  }
}

/** How far a page was scrolled when its document was left. */
export const heightBefore = (key: string): number | undefined => readHeights(name).get(key)

/** To a height, to what the address names, or to the top. */
export function scrollFor(scroll: Snapshot['scroll'], hash: string): void {
  if (scroll === 'stay') return
  const named = scroll === 'start' && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (named) named.scrollIntoView()
  else window.scrollTo(0, scroll === 'start' ? 0 : scroll)
}
