import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import type { DraftOption } from '#web/admin/products/draft.ts'
import { withOptions, withoutOption } from '#web/admin/products/matrix.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'

/** The options in which variants differ. Adding a value creates variants, removing it deletes them. */
export function Options({ editor }: { editor: ProductEditor }) {
  const t = useText('admin-products')
  const { draft, change, problems } = editor
  const [adding, setAdding] = useState(false)
  const put = (at: number, option: DraftOption) => change((before) => withOptions(before, before.options.with(at, option)))
  return (
    <div className="grid gap-3">
      {draft.options.map((option, at) => (
        <div key={option.name} className="grid gap-1.5">
          <div className="flex flex-wrap items-center gap-2">
            <span className="me-1 font-medium">{option.name}</span>
            {option.values.map((value, index) => (
              <span key={value} className="inline-flex items-center gap-1 rounded-full bg-studio ps-3 text-sm">
                {value}
                <button
                  type="button"
                  aria-label={t('options.removeValue', { value })}
                  onClick={() =>
                    option.values.length === 1
                      ? change((before) => withoutOption(before, option.name))
                      : put(at, {
                          ...option,
                          values: option.values.toSpliced(index, 1),
                          ...(option.swatches && { swatches: option.swatches.toSpliced(index, 1) }),
                        })
                  }
                  className="grid size-11 place-items-center rounded-full hover:bg-line md:size-8"
                >
                  <AdminIcon name="close" className="size-3" />
                </button>
              </span>
            ))}
            <AddValue option={option} onAdd={(next) => put(at, next)} />
            <ActionButton look="bare" onClick={() => change((before) => withoutOption(before, option.name))}>
              {t('options.remove', { name: option.name })}
            </ActionButton>
          </div>
          {problems[`options.${at}.values`] && <p className="text-sm text-bad">{problems[`options.${at}.values`]}</p>}
        </div>
      ))}
      {draft.options.length < limits.product.optionsMax &&
        (adding ? (
          <AddOption
            names={draft.options.map(({ name }) => name)}
            onAdd={(option) => {
              setAdding(false)
              change((before) => withOptions(before, [...before.options, option]))
            }}
          />
        ) : (
          <ActionButton className="justify-self-start" onClick={() => setAdding(true)}>
            <AdminIcon name="plus" />
            {t('options.add')}
          </ActionButton>
        ))}
    </div>
  )
}

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]
const grey = '#8b8780'

/** Adds a value, with a color if the option has colors. */
function AddValue({ option, onAdd }: { option: DraftOption; onAdd: (option: DraftOption) => void }) {
  const t = useText('admin-products')
  const [value, setValue] = useState('')
  const [color, setColor] = useState(grey)
  const submit = () => {
    const added = listOf(value).filter((one) => !option.values.includes(one))
    if (added.length === 0) return
    const { swatches } = option
    onAdd({ ...option, values: [...option.values, ...added], ...(swatches && { swatches: [...swatches, ...added.map(() => color)] }) })
    setValue('')
  }
  return (
    <form
      className="inline-flex items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input
        aria-label={t('options.addValue', { name: option.name })}
        placeholder={t('options.value')}
        value={value}
        maxLength={200}
        onChange={(event) => setValue(event.currentTarget.value)}
        className="min-h-11 w-28 rounded-full border border-dashed border-edge bg-surface px-3 text-sm md:min-h-8"
      />
      {option.swatches && value.trim() && (
        <input
          type="color"
          aria-label={t('options.color', { name: value })}
          value={color}
          onChange={(event) => setColor(event.currentTarget.value)}
          className="size-11 md:size-8"
        />
      )}
    </form>
  )
}

function AddOption({ names, onAdd }: { names: string[]; onAdd: (option: DraftOption) => void }) {
  const t = useText('admin-products')
  const [name, setName] = useState('')
  const [values, setValues] = useState('')
  const [hasColors, setHasColors] = useState(false)
  const list = listOf(values)
  const isReady = name.trim() !== '' && !names.includes(name.trim()) && list.length > 0
  return (
    <form
      className="grid gap-3 bg-studio p-3 md:grid-cols-[10rem_1fr_auto] md:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onAdd({ name: name.trim(), values: list, ...(hasColors && { swatches: list.map(() => grey) }) })
      }}
    >
      <Field
        label={t('options.name')}
        placeholder={t('options.nameExample')}
        value={name}
        maxLength={limits.product.option}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Field
        label={t('options.values')}
        placeholder={t('options.valuesExample')}
        value={values}
        onChange={(event) => setValues(event.currentTarget.value)}
      />
      <ActionButton type="submit" disabled={!isReady}>
        {t('options.create')}
      </ActionButton>
      <label className="flex min-h-11 items-center gap-2 text-sm md:col-span-3 md:min-h-8">
        <input type="checkbox" className="size-4.5" checked={hasColors} onChange={(event) => setHasColors(event.currentTarget.checked)} />
        {t('options.hasColors')}
      </label>
    </form>
  )
}
