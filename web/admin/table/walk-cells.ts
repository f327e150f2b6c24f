import type { KeyboardEvent } from 'react'

/** Up, down and Enter move to the same cell of the row above or below; inputs are identified by `data-at` and `data-name`. */
export function walkCells(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key]
  const { target, currentTarget } = event
  if (step === undefined || !(target instanceof HTMLInputElement) || target.dataset['at'] === undefined) return
  const next = currentTarget.querySelector<HTMLInputElement>(
    `[data-at="${Number(target.dataset['at']) + step}"][data-name="${target.dataset['name']}"]`,
  )
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}
