import { useShop } from '#web/lib/shop.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The lines, with the summary beside them where there is room. On phones it isn't a grid, or a sticky summary would cover the lines. */
export const columns = 'flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-12 lg:gap-y-0'

/** The skeleton of this many lines and the summary. */
export function CartSkeleton({ rows }: { rows: number }) {
  const { freeShippingFrom } = useShop()
  return (
    <div className={columns}>
      <div>
        {freeShippingFrom !== null && (
          <div className="mb-5 lg:hidden">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="mt-2 h-1.5" />
          </div>
        )}
        <div className="border-t border-line">
          {Array.from({ length: rows }, (_, index) => (
            <LineSkeleton key={index} />
          ))}
        </div>
      </div>
      <Skeleton className="hidden h-64 rounded-card lg:block" />
    </div>
  )
}

function LineSkeleton() {
  return (
    <div className="flex gap-4 border-b border-line py-5 md:gap-6">
      <Skeleton className="size-22 shrink-0 rounded-card md:size-28" />
      <div className="grow">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-2 h-4 w-2/5" />
        <Skeleton className="mt-5 h-12 w-36" />
      </div>
    </div>
  )
}
