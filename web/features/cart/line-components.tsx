import type { Component } from '#contract/bundles.ts'
import { useNumber } from '#web/lib/format.ts'
import { optionsOf } from './lines.ts'

/** The components of one piece of a bundle; nothing for any other line. */
export function LineComponents({ components }: { components?: Component[] | undefined }) {
  const number = useNumber()
  if (!components) return null
  return (
    <ul className="text-sm text-quiet">
      {components.map(({ variantId, name, options, quantity }) => (
        <li key={variantId}>{`${number(quantity)} × ${[name, optionsOf(options)].filter(Boolean).join(', ')}`}</li>
      ))}
    </ul>
  )
}
