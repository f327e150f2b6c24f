import { useState } from 'react'
import { useUnsaved } from './unsaved.ts'

/**
 * Guards a form whose values are unsaved once they differ from those that it began with, or that were saved last. Returns a function to
 * call when the values of this render are saved and the form stays.
 */
export function useChanged(values: unknown): () => void {
  const text = JSON.stringify(values)
  const [saved, setSaved] = useState(text)
  useUnsaved(text !== saved)
  return () => setSaved(text)
}
