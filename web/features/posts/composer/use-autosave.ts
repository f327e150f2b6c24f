import { useEffect, useRef } from 'react'
import { type Draft, saveDraft } from './draft.ts'

const saveAfterMs = 400

/** Stores the draft a moment after the last change, and when the composer or the page goes. Returns how to stop, once it's sent. */
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
