import { useEffect, useRef } from 'react'
import { type Draft, saveDraft } from './draft.ts'

const saveAfterMs = 400

/** Stores the draft shortly after each change, on unmount and on leaving the page. Returns a function that stops it, for after sending. */
export function useAutosave(by: string, draft: Draft): () => void {
  const latest = useRef<Draft | null>(draft)
  useEffect(() => {
    latest.current = draft
    const timer = setTimeout(() => latest.current && saveDraft(by, latest.current), saveAfterMs)
    return () => clearTimeout(timer)
  }, [by, draft])
  useEffect(() => {
    const saveNow = () => latest.current && saveDraft(by, latest.current)
    window.addEventListener('pagehide', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [by])
  return () => void (latest.current = null)
}
