import type { ReactNode } from 'react'

export interface DescriptionItem {
  name: string
  value: ReactNode
}

/** Label and value pairs: the details of an order, a product, a club. */
export function DescriptionList({ facts }: { facts: DescriptionItem[] }) {
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-4 border-b border-line py-2.5 last:border-0">
          <dt className="w-2/5 min-w-28 text-quiet">{name}</dt>
          <dd className="min-w-0 grow basis-1/2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
