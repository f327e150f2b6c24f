import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { useFinder } from '#web/admin/ui/use-finder.ts'
import { SmallPicture } from './small-picture.tsx'

const shownMax = 5

interface ProductFinderProps {
  label: string
  example: string
  hint?: string | undefined
  /** What is wrong with the picked product, or that none was picked. */
  error?: string | undefined
  /** The label of the result list. */
  resultsLabel: string
  isReady?: boolean
  onPick: (id: string, name: string) => void
}

/** Finds a product by its name or SKU. Only the latest answer is shown. */
export function ProductFinder({ label, example, hint, error, resultsLabel, isReady = true, onPick }: ProductFinderProps) {
  const [typed, setTyped] = useState('')
  const { results: rows } = useFinder(
    typed,
    async (q, options) => (await staff('GET /admin/products', { q, state: 'live', limit: shownMax }, options)).rows,
  )
  return (
    <div>
      <Field
        label={label}
        value={typed}
        placeholder={example}
        hint={hint}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul aria-label={resultsLabel}>
        {rows.map(({ id, name, photo }) => (
          <li key={id}>
            <button
              type="button"
              disabled={!isReady}
              onClick={() => {
                onPick(id, name)
                setTyped('')
              }}
              className="flex min-h-11 w-full items-center gap-3 border-b border-line text-start hover:bg-studio disabled:text-quiet"
            >
              <SmallPicture url={photo} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
