import { call } from '#web/lib/call.ts'
import { type NavNode, navOf } from '#web/lib/root-data.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

/** The categories of the shop: its pages have them, the back office asks. */
export const loadCategories = async (): Promise<NavNode[]> => navOf((await call('GET /categories', {})).categories)

const none: NavNode[] = []
/** The same, none until they're there. */
export const useCategories = (): NavNode[] => useAsyncData(loadCategories).value ?? none
