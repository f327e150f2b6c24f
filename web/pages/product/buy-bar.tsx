import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Amount } from '#web/ui/price.tsx'
import type { Offer } from '#web/features/catalogue/offer.ts'

interface BuyBarProps {
  watched: RefObject<HTMLElement | null>
  name: string
  offer: Offer
  label: string
  disabled: boolean
  onAdd: () => void
}

/** On phones, a bar with the button appears once the button itself has scrolled out of view. */
export function BuyBar({ watched, name, offer, label, disabled, onAdd }: BuyBarProps) {
  const shown = useScrolledPast(watched)
  return (
    <div
      inert={!shown}
      className={`buy-bar fixed inset-x-0 bottom-16 z-10 mb-[calc(var(--offline)+env(safe-area-inset-bottom))] border-t border-line bg-surface transition-[opacity,transform] md:hidden ${shown ? '' : 'translate-y-full opacity-0'}`}
    >
      <div className="flex items-center gap-3 px-4 py-2">
        <div className="min-w-0 grow">
          <p className="truncate text-sm text-quiet">{name}</p>
          <p className="font-semibold">
            <Amount of={offer.price} from={offer.from} />
          </p>
        </div>
        <Button disabled={disabled} onClick={onAdd}>
          {label}
        </Button>
      </div>
    </div>
  )
}

function useScrolledPast(watched: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    if (!watched.current) return undefined
    // Everything below counts as visible, so that a jump past the button is noticed, too.
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), { rootMargin: '0px 0px 100000px 0px' })
    observer.observe(watched.current)
    return () => observer.disconnect()
  }, [watched])
  return past
}
