import { Skeleton } from '#web/ui/skeleton.tsx'

/** The form, with the order beside it where there is room. */
export const columns = 'lg:grid lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:items-start lg:gap-x-16'

/** The skeleton of the form and the summary. */
export function CheckoutSkeleton({ says = '' }: { says?: string }) {
  return (
    <div className={columns}>
      <p role="status" className={says ? 'mb-6 font-medium lg:col-span-2' : 'sr-only'}>
        {says}
      </p>
      <Skeleton className="mb-8 h-14 rounded-card lg:hidden" />
      <div>
        <Skeleton className="h-7 w-56" />
        <Skeleton className="mt-3 h-5 w-40" />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="mt-5">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="mt-2 h-12" />
          </div>
        ))}
      </div>
      <Skeleton className="hidden h-96 rounded-card lg:block" />
    </div>
  )
}
