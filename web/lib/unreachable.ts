import { textOf } from './text.ts'
import { toast } from './toast.ts'

/** Shows that the shop can't be reached, for code that couldn't be loaded. Its text is included in every page. */
export const toastShopUnreachable = (): void => toast('error', textOf('common')('errors.SERVICE_UNAVAILABLE'))
