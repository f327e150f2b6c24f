import { create } from 'zustand'

/** A product that was just saved, and in which list. */
export interface JustSaved {
  id: string
  name: string
  listId: string
}

/** What the dialog that chooses a list is about; null while it's closed. */
export const useListChoice = create<{ product: JustSaved | null }>()(() => ({ product: null }))

export const chooseList = (product: JustSaved): void => useListChoice.setState({ product })
export const closeListChoice = (): void => useListChoice.setState({ product: null })
