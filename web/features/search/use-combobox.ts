import { useEffect, useEffectEvent, useState } from 'react'

/** The value of an existing field, and whether its list is open: from focus until the focus leaves the form. */
export function useField(input: HTMLInputElement) {
  const [text, setText] = useState(input.value)
  const [isOpen, setOpen] = useState(input === document.activeElement)
  useEffect(() => {
    const read = () => {
      setText(input.value)
      setOpen(true)
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) setOpen(false)
    }
    const { signal, abort } = listening()
    for (const type of ['input', 'focus', 'click']) input.addEventListener(type, read, { signal })
    input.form?.addEventListener('focusout', leave, { signal })
    return abort
  }, [input])
  return { text, isOpen, setOpen }
}

interface Options<T> {
  listId: string
  optionId: (at: number) => string
  entries: T[]
  /** A key of the text and the entries; when it changes, the active entry is reset. */
  names: string
  field: Pick<ReturnType<typeof useField>, 'isOpen' | 'setOpen'>
  onChoose: (entry: T) => void
  onClose: () => void
}

/** Makes a field a combobox for a list. `active` is the entry the arrows have reached (-1: none); `setActive` is for the pointer. */
export function useCombobox<T>(input: HTMLInputElement, { listId, optionId, entries, names, field, onChoose, onClose }: Options<T>) {
  const { isOpen, setOpen } = field
  const [reached, setReached] = useState({ names: '', at: -1 })
  const active = reached.names === names ? reached.at : -1
  const setActive = (at: number) => setReached({ names, at })

  const key = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      if (active >= 0) setActive(-1)
      else if (entries.length > 0) setOpen(false)
      else onClose()
    }
    if (event.key === 'Enter' && isOpen && entries[active]) {
      event.preventDefault()
      onChoose(entries[active])
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || entries.length === 0) return
    event.preventDefault()
    setOpen(true)
    // Cycles from the field through the entries and back to the field.
    setActive(((active + 1 + step + entries.length + 1) % (entries.length + 1)) - 1)
  })
  useEffect(() => {
    const { signal, abort } = listening()
    input.addEventListener('keydown', (event) => key(event), { signal })
    return abort
  }, [input])

  const isShown = isOpen && entries.length > 0
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(isShown),
      'aria-activedescendant': isShown && active >= 0 ? optionId(active) : '',
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === '') input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, optionId, isShown, active])
  return { active, setActive }
}

function listening(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
