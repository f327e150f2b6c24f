import { create } from 'zustand'
import { useEffect } from 'react'
import type { OwnExercise } from '#contract/training/exercises.ts'
import { signed, tokenNow } from '#web/features/auth/session/session.ts'

interface LoadedExercises {
  /** The token of the member they belong to. */
  token: string | undefined
  items: readonly OwnExercise[]
}
const none: readonly OwnExercise[] = []
const useKnown = create<LoadedExercises>()(() => ({ token: undefined, items: none }))

const ofNow = ({ token, items }: LoadedExercises): readonly OwnExercise[] => (token === tokenNow() ? items : none)

/** The member's custom exercises, shared by all components; empty until they have loaded. */
export function useOwnExercises(): readonly OwnExercise[] {
  useEffect(() => {
    if (useKnown.getState().token !== tokenNow()) void loadOwnExercises().catch(() => undefined)
  }, [])
  return useKnown(ofNow)
}

/** Loads the custom exercises; fails as the call does. */
export async function loadOwnExercises(): Promise<readonly OwnExercise[]> {
  const token = tokenNow()
  const known = useKnown.getState()
  if (known.token === token) return known.items
  const { items } = await signed('GET /own-exercises', {})
  useKnown.setState({ token, items })
  return items
}

/** Updates the loaded exercises after a change. */
export const setOwnExercises = (change: (items: readonly OwnExercise[]) => readonly OwnExercise[]): void =>
  useKnown.setState((known) => ({ token: tokenNow(), items: change(ofNow(known)).toSorted((a, b) => a.name.localeCompare(b.name)) }))
