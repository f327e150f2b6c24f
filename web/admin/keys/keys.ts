import { useEffect, useRef } from 'react'

interface Key {
  /** As in `event.key`, in lower case; a sequence is separated by a space: "g o". `mod+` means Ctrl or Cmd and works in fields, too. */
  keys: string
  label: string
  run: (event: KeyboardEvent) => void
}

interface Group {
  title: string
  keys: () => readonly Key[]
}
const groups = new Set<Group>()
const offKey = 'admin-keys'
const patienceMs = 1200

/** All active shortcuts by title, for the help. Several parts of a screen may have some under the same title; one without any is left out. */
export function keysNow(): { title: string; keys: readonly Key[] }[] {
  const byTitle = Map.groupBy(groups, ({ title }) => title)
  return [...byTitle].map(([title, same]) => ({ title, keys: same.flatMap(({ keys }) => keys()) })).filter(({ keys }) => keys.length > 0)
}

/** Single-key shortcuts can be switched off (WCAG 2.1.4); those with Ctrl remain. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(offKey) !== 'off'
  } catch {
    return true
  }
}

export function switchSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(offKey, on ? 'on' : 'off')
  } catch {
    // Without storage, the setting can't change.
  }
}

/** Registers shortcuts while the component is mounted. They do nothing while a field has the focus or a dialog is open. */
export function useKeys(title: string, keys: readonly Key[]): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const group = { title, keys: () => latest.current }
    groups.add(group)
    if (groups.size === 1) document.addEventListener('keydown', runKey)
    return () => {
      groups.delete(group)
      if (groups.size === 0) document.removeEventListener('keydown', runKey)
    }
  }, [title])
}

let begun: { key: string; at: number } | null = null

function runKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey) return
  const typed = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const isMod = event.ctrlKey || event.metaKey
  if (!isMod && (isTyping(event.target) || !areSingleKeysOn())) return
  const before = begun && event.timeStamp - begun.at < patienceMs ? `${begun.key} ` : ''
  begun = null
  const name = `${isMod ? 'mod+' : ''}${event.shiftKey && /^[a-z]$/.test(typed) ? 'shift+' : ''}${typed}`
  const all = [...groups].toReversed().flatMap(({ keys }) => keys())
  const shortcut = all.find(({ keys }) => keys === before + name) ?? all.find(({ keys }) => keys === name)
  if (shortcut) {
    event.preventDefault()
    shortcut.run(event)
  } else if (all.some(({ keys }) => keys.startsWith(`${name} `))) begun = { key: name, at: event.timeStamp }
}

function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof HTMLElement && (target.isContentEditable || (/^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && !isTick(target)))
  )
}

const isTick = (target: HTMLElement): boolean => target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)
