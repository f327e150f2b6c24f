import { useMedia } from '#web/admin/ui/use-media.ts'

/** Whether rows are drawn as on phones. */
export const useIsPhone = (): boolean => useMedia('(width < 48rem)')
