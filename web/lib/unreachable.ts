import { textOf } from './text.ts'
import { toast } from './toast.ts'

/** Says, where one is, that the shop can't be reached: for what can't even be loaded without a network. */
export const sayUnreachable = (): void => toast('error', textOf('common')('errors.SERVICE_UNAVAILABLE'))
