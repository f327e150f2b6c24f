import { OrderRowsSkeleton } from '#web/features/orders/order-rows-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function OverviewSkeleton() {
  return (
    <>
      <Skeleton className="mb-4 h-7 w-40" />
      <OrderRowsSkeleton />
      <div className="mt-12 grid gap-10 md:grid-cols-2 md:gap-x-12">
        {[0, 1, 2, 3].map((part) => (
          <div key={part} className="border-t border-line pt-5">
            <Skeleton className="mb-4 h-6 w-32" />
            <Skeleton className="h-20 w-56 max-w-full" />
          </div>
        ))}
      </div>
    </>
  )
}
