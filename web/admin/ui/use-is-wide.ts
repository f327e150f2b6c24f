import { useMedia } from './use-media.ts'

/** Whether a list and the selected item fit side by side (the width of `lg`). */
export const useIsWide = (): boolean => useMedia('(width >= 64rem)')
