import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useViewed, viewedNow } from '#web/features/recently-viewed/viewed.ts'

const Rail = lazy(() =>
  import('./recently-viewed-rail.tsx').then(
    ({ RecentlyViewedRail }) => ({ default: RecentlyViewedRail }),
    () => ({ default: () => null }),
  ),
)

/** A rail of what this person viewed last, without the products that stand on the page already. Loaded when the window comes near. */
export function RecentlyViewed({ except }: { except?: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  const ids = useViewed((viewed) => viewed.ids)
  const isNear = useNear(place)
  useEffect(() => void viewedNow(), [])
  const shown = (ids ?? []).filter((id) => !except?.includes(id))
  return (
    <div ref={place}>
      {isNear && shown.length > 0 && (
        <Suspense>
          <Rail ids={shown} />
        </Suspense>
      )}
    </div>
  )
}

/** Before it comes into sight, so that nothing moves there; what a jump leaves behind counts too. */
const margin = '100000px 0px 600px 0px'

function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || isNear) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), { rootMargin: margin })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isNear])
  return isNear
}
