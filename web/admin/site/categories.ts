import { call } from '#web/lib/call.ts'
import { type NavNode, navOf } from '#web/lib/root-data.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

/** The shop's categories. Pages have them in their data; the back office calls for them. */
export const loadCategories = async (): Promise<NavNode[]> => navOf((await call('GET /categories', {})).categories)

const none: NavNode[] = []
/** The shop's categories; empty until they're loaded. */
export const useCategories = (): NavNode[] => useAsyncData(loadCategories).value ?? none
