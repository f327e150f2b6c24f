/** `action` is a button beside the text, for example to undo. */
export interface Toast {
  kind: 'success' | 'error' | 'info'
  text: string
  action?: { label: string; run: () => void }
}
type Listener = (toast: Toast) => void

/** Toasts raised before the container has loaded. */
const waiting: Toast[] = []
let listener: Listener | null = null
let wake: (() => void) | null = null

/** Shows a brief message at the bottom right. */
export function toast(kind: Toast['kind'], text: string, action?: Toast['action']): void {
  if (listener) return listener({ kind, text, action })
  waiting.push({ kind, text, action })
  wake?.()
}

/** Calls `call` when a toast waits for the container. Returns a function that unsubscribes. */
export function onFirstToast(call: () => void): () => void {
  wake = call
  if (waiting.length > 0) call()
  return () => {
    if (wake === call) wake = null
  }
}

/** Subscribes to toasts, beginning with those that waited. Returns a function that unsubscribes. */
export function subscribeToToasts(hear: Listener): () => void {
  listener = hear
  for (const one of waiting.splice(0)) hear(one)
  return () => {
    if (listener === hear) listener = null
  }
}
