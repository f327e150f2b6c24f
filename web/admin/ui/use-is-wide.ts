import { useMedia } from './use-media.ts'

/** Whether a list and what is chosen of it stand side by side (the width of `lg`). */
export const useIsWide = (): boolean => useMedia('(width >= 64rem)')
