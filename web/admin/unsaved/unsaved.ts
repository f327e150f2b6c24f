import { useEffect, useId } from 'react'
import { create } from 'zustand'

/** The forms on the screen with input that isn't saved. There may be several, such as the terms and the prices of a price list. */
export const useUnsavedForms = create<{ forms: readonly string[] }>()(() => ({ forms: [] }))

export const hasUnsaved = (): boolean => useUnsavedForms.getState().forms.length > 0

/** Call it before navigating away from something that was saved or deleted: its form would still count as unsaved until the next render. */
export const allowLeaving = (): void => useUnsavedForms.setState({ forms: [] })

/** Registers a form while it has unsaved input: the frame asks before that is lost. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return undefined
    useUnsavedForms.setState(({ forms }) => ({ forms: [...forms, id] }))
    return () => useUnsavedForms.setState(({ forms }) => ({ forms: forms.filter((one) => one !== id) }))
  }, [id, isUnsaved])
}
