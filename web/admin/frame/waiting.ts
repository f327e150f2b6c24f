import { create } from 'zustand'

/** The number of waiting items by the name of the menu line; lines without a count are absent. Home loads it. */
export const useWaiting = create<Partial<Record<string, number>>>()(() => ({}))
