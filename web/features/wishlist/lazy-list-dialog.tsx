import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useListChoice } from './list-choice.ts'

const ListDialog = lazyPart(() => import('./list-dialog.tsx').then(({ ListDialog: Loaded }) => Loaded))

/** Renders the dialog on every page; it loads when a list is first chosen. */
export function LazyListDialog() {
  const isRequested = useListChoice(({ product }) => product !== null)
  return isRequested && <ListDialog />
}
