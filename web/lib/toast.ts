/** `action` is offered beside the text: taking something back. */
export interface Toast { kind: 'success' | 'error' | 'info'; text: string; action?: { label: string; run: () => void } }
type Listener = (toast: Toast) => void

/** Toasts raised before anyone listens wait here. */
const waiting: Toast[] = []
let listener: Listener | null = null

/** Tells the person something in passing, at the bottom right. */
export function toast(kind: Toast['kind'], text: string, action?: Toast['action']): void {
  if (listener) listener({ kind, text, action })
  else waiting.push({ kind, text, action })
}

/** Hears every toast, those that waited first; answers how to stop. */
export function hearToasts(hear: Listener): () => void {
  listener = hear
  for (const one of waiting.splice(0)) hear(one)
  return () => { listener = null }
}
