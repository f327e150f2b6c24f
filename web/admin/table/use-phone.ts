import { useMedia } from '#web/admin/ui/use-media.ts'

/** Whether rows use the layout for phones. */
export const useIsPhone = (): boolean => useMedia('(width < 48rem)')
