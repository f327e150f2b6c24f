import { errorMessage } from './errors.ts'
import { toast } from './toast.ts'

/** Says in a toast what failed, for what has no place on the page for it. Browser only. */
export const toastError = (error: unknown): void => toast('error', errorMessage(error))
