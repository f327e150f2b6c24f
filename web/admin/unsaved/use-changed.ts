import { useState } from 'react'
import { useUnsaved } from './unsaved.ts'

/**
 * Guards a form: its values are unsaved if they differ from the initial or last saved ones. Returns a function to call when the values of
 * this render were saved and the form stays open.
 */
export function useChanged(values: unknown): () => void {
  const text = JSON.stringify(values)
  const [saved, setSaved] = useState(text)
  useUnsaved(text !== saved)
  return () => setSaved(text)
}
