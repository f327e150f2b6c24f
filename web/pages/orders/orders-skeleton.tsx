import { OrderRowsSkeleton } from '#web/features/orders/order-rows-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function OrdersSkeleton() {
  return (
    <>
      <Skeleton className="mb-8 h-6 w-24" />
      <Skeleton className="mb-3 h-5 w-14" />
      <OrderRowsSkeleton />
    </>
  )
}
