import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { Modal } from '#web/ui/modal.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { KeySign } from '#web/admin/ui/key-sign.tsx'
import { type PaletteResult, usePaletteResults } from './use-palette-results.ts'

/** How far a key moves the choice. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The command palette: finds pages, orders, customers and products, and runs commands. Nothing here costs money. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useText('admin')
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { findings, busy } = usePaletteResults(typed)
  const list = useRef<HTMLDivElement>(null)
  const active = Math.min(at, Math.max(0, findings.length - 1))
  const open = (finding: PaletteResult | undefined, isNewTab: boolean) => {
    if (!finding) return
    if (isNewTab) return void window.open(finding.to, '_blank', 'noopener')
    onClose()
    goTo(finding.to)
  }
  const choose = (index: number) => {
    setAt(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) choose((active + step + findings.length) % Math.max(1, findings.length))
    else if (event.key === 'Enter') open(findings[active], event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return (
    <Modal
      open
      title={t('palette.title')}
      place="mx-auto mt-[12dvh] mb-auto w-[calc(100%-1.5rem)] max-w-[42rem] rounded-card"
      onClose={onClose}
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <AdminIcon name="search" />
        <input
          role="combobox"
          aria-expanded={findings.length > 0}
          aria-controls={listId}
          aria-activedescendant={findings[active] ? `${listId}-${active}` : undefined}
          aria-label={t('palette.title')}
          placeholder={t('palette.placeholder')}
          value={typed}
          maxLength={100}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={press}
          className="min-h-14 grow bg-transparent text-base outline-none"
        />
        <KeySign>Esc</KeySign>
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('palette.results')}
        aria-busy={busy}
        className="max-h-[50dvh] overflow-y-auto p-2"
      >
        {findings.map((finding, index) => (
          <Option
            key={finding.to + finding.title}
            id={`${listId}-${index}`}
            finding={finding}
            isActive={index === active}
            onOpen={(isNewTab) => open(finding, isNewTab)}
          />
        ))}
      </div>
      <p role="status" className="border-t border-line bg-ground px-4 py-2.5 text-xs text-quiet">
        {findings.length === 0 && !busy ? t('palette.none') : t('palette.help')}
      </p>
    </Modal>
  )
}

interface OptionProps {
  id: string
  finding: PaletteResult
  isActive: boolean
  onOpen: (isNewTab: boolean) => void
}

const Option = ({ id, finding, isActive, onOpen }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the field's, which keeps the focus
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-3 hover:bg-studio aria-selected:bg-studio"
  >
    <AdminIcon name={finding.icon} />
    <span className="min-w-0 grow truncate font-medium">{finding.title}</span>
    <span className="shrink-0 text-quiet">{finding.aside}</span>
  </div>
)
