import { useMay } from '#web/admin/session/session.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { SubscriptionFigures } from './figures.tsx'
import { useSubscriptionList } from './subscription-list.tsx'

/** The subscriptions, with key figures above. */
export function Component() {
  const may = useMay()
  return <ListScreen list={useSubscriptionList()} top={may('reports:read') && <SubscriptionFigures />} />
}
