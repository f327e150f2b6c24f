import { type ComponentType, lazy, Suspense } from 'react'
import { useListChoice } from './list-choice.ts'

const ListDialog = lazy(() =>
  import('./list-dialog.tsx').then(
    (module): { default: ComponentType } => ({ default: module.ListDialog }),
    () => ({ default: () => null }),
  ),
)

/** The dialog's place on every page; it loads when a list is first chosen. */
export function LazyListDialog() {
  const wanted = useListChoice(({ product }) => product !== null)
  return (
    wanted && (
      <Suspense>
        <ListDialog />
      </Suspense>
    )
  )
}
