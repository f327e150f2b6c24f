import { useEffect, useEffectEvent, useState } from 'react'

interface Options<T> {
  listId: string
  optionId: (at: number) => string
  onChoose: (entry: T) => void
  onClose: () => void
}

/** Makes a field that is there already a combobox: what it says, whether its list is open, and which entry the arrows have reached (-1: none). */
export function useCombobox<T>(input: HTMLInputElement, { listId, optionId, onChoose, onClose }: Options<T>) {
  const [text, setText] = useState(input.value)
  const [isOpen, setOpen] = useState(input === document.activeElement)
  const [active, setActive] = useState(-1)
  const [entries, setAll] = useState<T[]>([])

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
    // From the field to the first or last entry, and past these back to the field.
    setActive(((active + 1 + step + entries.length + 1) % (entries.length + 1)) - 1)
  })
  const leave = useEffectEvent((event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && input.form?.contains(event.relatedTarget))) setOpen(false)
  })

  useEffect(() => {
    const read = () => {
      setText(input.value)
      setActive(-1)
      setOpen(true)
    }
    const { form } = input
    const listening = new AbortController()
    const { signal } = listening
    for (const type of ['input', 'focus', 'click']) input.addEventListener(type, read, { signal })
    input.addEventListener('keydown', (event) => key(event), { signal })
    form?.addEventListener('focusout', (event) => leave(event), { signal })
    return () => listening.abort()
  }, [input])

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(isOpen && entries.length > 0),
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : '',
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === '') input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, optionId, isOpen, active, entries])

  const setEntries = (next: T[]) => {
    setAll(next)
    setActive(-1)
  }
  return { text, isOpen, active, setActive, setEntries }
}
