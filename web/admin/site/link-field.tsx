import { useId } from 'react'
import type { SiteLink } from '#contract/site/link.ts'
import { siteLimits } from '#contract/site/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useTargets } from './use-targets.ts'
import { linkKinds, type LinkKind } from '#contract/site/names.ts'

interface LinkFieldProps {
  value: SiteLink | null
  problem?: string | undefined
  /** The label of the choice without a link. */
  none: string
  onChange: (link: SiteLink | null) => void
}

/** The target of a link: a page of the shop, found by typing its name, or an address. */
export function LinkField({ value, problem, none, onChange }: LinkFieldProps) {
  const t = useText('admin-site')
  const list = useId()
  const targets = useTargets(value?.kind ?? null, value?.target ?? '')
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Select
        label={t('link.kind')}
        value={value?.kind ?? ''}
        options={[{ value: '', name: none }, ...linkKinds.map((kind) => ({ value: kind, name: t(`link.${kind}`) }))]}
        onChange={({ currentTarget }) =>
          onChange(
            currentTarget.value === ''
              ? null
              : { kind: currentTarget.value as LinkKind, target: value?.kind === currentTarget.value ? value.target : '' },
          )
        }
      />
      {value && (
        <Field
          label={t(value.kind === 'address' ? 'link.address' : 'link.name')}
          value={value.target}
          list={list}
          maxLength={siteLimits.address}
          error={problem}
          placeholder={value.kind === 'address' ? '/clubs' : undefined}
          onChange={({ currentTarget }) => onChange({ ...value, target: currentTarget.value.trim() })}
        />
      )}
      <datalist id={list}>
        {targets.map(({ target, name }) => (
          <option key={target} value={target}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  )
}
