import { create } from 'zustand'

/** How much waits, by the name of the menu's line; what nobody counts isn't there. Home asks for it. */
export const useWaiting = create<Partial<Record<string, number>>>()(() => ({}))
