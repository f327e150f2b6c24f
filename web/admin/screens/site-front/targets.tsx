import { useState } from 'react'
import { siteLimits } from '#contract/site/limits.ts'
import type { FrontSection } from '#contract/site/front.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { useTargets } from '#web/admin/site/use-targets.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

interface TargetsProps {
  section: FrontSection
  isProducts: boolean
  problem: string | undefined
  onChange: (section: Partial<FrontSection>) => void
}

/** The products, category or article that a section shows. */
export function Targets({ section: { section, products, target }, isProducts, problem, onChange }: TargetsProps) {
  const t = useText('admin-site')
  const [typed, setTyped] = useState('')
  const kind = isProducts ? 'product' : section === 'article' ? 'article' : 'category'
  const targets = useTargets(kind, isProducts ? typed : (target ?? ''))
  const list = `targets-${section}`
  const add = () => {
    if (!/^[a-z0-9-]+$/.test(typed) || products.includes(typed)) return
    onChange({ products: [...products, typed] })
    setTyped('')
  }
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-2">
        <Field
          className="grow"
          label={t(isProducts ? 'front.product' : section === 'article' ? 'link.article' : 'link.category')}
          list={list}
          value={isProducts ? typed : (target ?? '')}
          maxLength={120}
          error={problem}
          onChange={({ currentTarget: { value } }) => (isProducts ? setTyped(value.trim()) : onChange({ target: value.trim() || null }))}
          onKeyDown={(event) => {
            if (!isProducts || event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        {isProducts && (
          <ActionButton disabled={typed === '' || products.length >= siteLimits.sectionProducts} onClick={add}>
            {t('front.addProduct')}
          </ActionButton>
        )}
      </div>
      <datalist id={list}>
        {targets.map((one) => (
          <option key={one.target} value={one.target}>
            {one.name}
          </option>
        ))}
      </datalist>
      {isProducts && products.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {products.map((slug) => (
            <li key={slug}>
              <ActionButton
                onClick={() => onChange({ products: products.filter((one) => one !== slug) })}
                aria-label={t('move.remove', { name: slug })}
              >
                {slug} ×
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
