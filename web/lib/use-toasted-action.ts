import { toastError } from './toast-error.ts'
import { useAction } from './use-action.ts'

/** As `useAction`, for an action whose error has no place on the page: a toast says it. */
export function useToastedAction() {
  const { busy, run } = useAction()
  return {
    busy,
    /** Does nothing during another run. Never rejects. */
    run: (work: () => Promise<unknown>): Promise<void> => run(() => work().catch(toastError)),
  }
}
