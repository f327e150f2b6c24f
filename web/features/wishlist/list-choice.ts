import { create } from 'zustand'

/** A product that was just saved, and the list it was saved to. */
export interface JustSaved {
  id: string
  name: string
  listId: string
}

/** The product for which the dialog chooses a list; null while it's closed. */
export const useListChoice = create<{ product: JustSaved | null }>()(() => ({ product: null }))

export const chooseList = (product: JustSaved): void => useListChoice.setState({ product })
export const closeListChoice = (): void => useListChoice.setState({ product: null })
