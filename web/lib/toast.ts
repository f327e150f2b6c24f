/** `action` is offered beside the text: taking something back. */
export interface Toast {
  kind: 'success' | 'error' | 'info'
  text: string
  action?: { label: string; run: () => void }
}
type Listener = (toast: Toast) => void

/** Toasts raised before what shows them is there wait here. */
const waiting: Toast[] = []
let listener: Listener | null = null
let wake: (() => void) | null = null

/** Tells the person something in passing, at the bottom right. */
export function toast(kind: Toast['kind'], text: string, action?: Toast['action']): void {
  if (listener) return listener({ kind, text, action })
  waiting.push({ kind, text, action })
  wake?.()
}

/** Calls when a toast waits for something to show it; answers how to stop. */
export function onFirstToast(call: () => void): () => void {
  wake = call
  if (waiting.length > 0) call()
  return () => {
    if (wake === call) wake = null
  }
}

/** Hears every toast, those that waited first; answers how to stop. */
export function subscribeToToasts(hear: Listener): () => void {
  listener = hear
  for (const one of waiting.splice(0)) hear(one)
  return () => {
    if (listener === hear) listener = null
  }
}
