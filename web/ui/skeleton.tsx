/** A grey placeholder for loading content. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-input bg-studio ${className}`} />
}

/** As large as a grid of product cards. */
function GridSkeleton({ count }: { count: number }) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 xl:grid-cols-4">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-square rounded-card" />
          <Skeleton className="mt-3 h-4 w-1/3" />
          <Skeleton className="mt-2 h-5 w-4/5" />
          <Skeleton className="mt-2 h-5 w-1/2" />
        </div>
      ))}
    </div>
  )
}

/** A whole list page: heading and toolbar, then the grid, with the filters beside it if there is room. */
export function ListPageSkeleton() {
  return (
    <div className="wrap py-5 md:py-8">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-5 h-11 w-2/3 max-w-[28rem] lg:h-18" />
      <Skeleton className="mt-4 h-5 w-1/2 max-w-[24rem]" />
      <Skeleton className="mt-5 h-9 w-4/5" />
      <div className="mt-5 mb-6 border-y border-line py-4 lg:mb-5">
        <Skeleton className="ms-auto h-5 w-40" />
      </div>
      <div className="gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="hidden lg:block">
          {Array.from({ length: 14 }, (_, index) => (
            <Skeleton key={index} className={`mb-4 h-5 ${index % 5 ? 'w-4/5' : 'w-1/2'}`} />
          ))}
        </div>
        <GridSkeleton count={8} />
      </div>
    </div>
  )
}

/** A whole detail page: a picture beside text, in the columns of a product page. */
export function DetailPageSkeleton() {
  return (
    <div className="wrap grid grid-cols-1 gap-x-8 gap-y-6 py-8 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
      <Skeleton className="aspect-square rounded-card" />
      <div>
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-4 h-11 w-4/5" />
        <Skeleton className="mt-4 h-5 w-40" />
        <Skeleton className="mt-8 h-10 w-36" />
        <Skeleton className="mt-8 h-12 w-full" />
      </div>
    </div>
  )
}
