import { useEffect } from 'react'
import { readLocalEntry } from '#web/lib/local-entry.ts'

export const keysEntry = 'feed-keys'
/** Whether the keyboard shortcuts are on, which is the default. */
export const areKeysOn = (): boolean => readLocalEntry(keysEntry) !== 'off'

const pressed: Record<string, string> = { l: 'react', c: 'comment', s: 'save' }

/** Shortcuts: J and K move between posts, L reacts, C comments, S saves, N writes, ? lists them. Off while typing or in dialogs. */
export function useFeedKeys({ onNew, onHelp }: { onNew: () => void; onHelp: () => void }): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key === '?') return onHelp()
      if (!areKeysOn()) return
      if (key === 'j' || key === 'k') return step(key === 'j' ? 1 : -1)
      if (key === 'n') {
        event.preventDefault()
        return onNew()
      }
      const name = pressed[key]
      const button = name && current()?.querySelector<HTMLElement>(`[data-key="${name}"]`)
      if (!button) return
      event.preventDefault()
      button.click()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [onNew, onHelp])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select') || document.querySelector('dialog[open]') !== null)

const posts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-post]')]
const current = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-post]') ?? null

/** Moves from the focused post, or else from the first one in view. */
function step(by: 1 | -1): void {
  const all = posts()
  const here = current()
  const visible = all.findIndex((post) => post.getBoundingClientRect().bottom > 120)
  const next = here ? all[all.indexOf(here) + by] : all[Math.max(visible, 0)]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'start' })
}
