import { errorMessage } from './errors.ts'
import { toast } from './toast.ts'

/** Shows an error as a toast, for actions whose errors have no place on the page. Browser only. */
export const toastError = (error: unknown): void => toast('error', errorMessage(error))
