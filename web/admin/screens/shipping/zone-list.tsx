import { useState } from 'react'
import type { ShippingZone } from '#contract/shipping.ts'
import { countryName } from '#web/features/customers/addresses/format-address.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { ZoneEditor } from './zone-editor.tsx'

interface ZoneListProps {
  zones: ShippingZone[]
  countries: string[]
  /** Whether a new zone is being created. */
  isNew: boolean
  onDone: () => Promise<void>
}

/** The zones; each opens for editing. */
export function ZoneList({ zones, countries, isNew, onDone }: ZoneListProps) {
  const t = useText('admin-shipping')
  const { locale } = useShop()
  const [open, setOpen] = useState<string | null>(null)
  const options = countries
    .map((value) => ({ value, name: countryName(value, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <div className="grid content-start gap-4">
      {isNew && (
        <section aria-label={t('newZone')} className="rounded-card border border-edge">
          <ZoneEditor zone={null} countries={options} onDone={onDone} />
        </section>
      )}
      {zones.map((zone) => (
        <section key={`${zone.id} ${zone.version}`} aria-label={zone.name} className="rounded-card border border-line">
          <h2>
            <button
              type="button"
              aria-expanded={open === zone.id}
              onClick={() => setOpen(open === zone.id ? null : zone.id)}
              className="flex min-h-14 w-full items-center justify-between gap-4 rounded-card p-4 text-start hover:bg-studio md:px-5"
            >
              <span>
                <span className="block font-semibold">{zone.name}</span>
                <span className="block text-sm text-quiet">
                  {[
                    // The only zone is for everywhere, not for everywhere else.
                    zone.areas.length > 0
                      ? [...new Set(zone.areas.map(({ country }) => countryName(country, locale)))].join(', ')
                      : zones.length > 1 && t('everywhere'),
                    t('methodCount', { count: zone.methods.filter(({ active }) => active).length }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <AdminIcon name={open === zone.id ? 'up' : 'down'} />
            </button>
          </h2>
          {open === zone.id && <ZoneEditor zone={zone} countries={options} onDone={onDone} />}
        </section>
      ))}
    </div>
  )
}
