export interface Toast { kind: 'success' | 'error' | 'info'; text: string }
type Listener = (toast: Toast) => void

/** Toasts raised before anyone listens wait here. */
const waiting: Toast[] = []
let listener: Listener | null = null

/** Tells the person something in passing, at the bottom right. */
export function toast(kind: Toast['kind'], text: string): void {
  if (listener) listener({ kind, text })
  else waiting.push({ kind, text })
}

/** Hears every toast, those that waited first; answers how to stop. */
export function hearToasts(hear: Listener): () => void {
  listener = hear
  for (const one of waiting.splice(0)) hear(one)
  return () => { listener = null }
}
