import { useState } from 'react'
import type { StaffText, TextDocument, TextKind } from '#contract/admin/texts.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Locale } from '#contract/locales.ts'
import { isRefusal } from '#contract/refusal.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { staff } from '#web/admin/session/session.ts'
import { allowLeaving, useUnsaved } from '#web/admin/unsaved/unsaved.ts'

/** The edited text: an existing one, or one that isn't saved yet. */
export interface Edited {
  kind: TextKind
  locale: Locale
  text: StaffText | null
  document: TextDocument
}
type SaveAs = 'draft' | 'live' | 'scheduled'

export type TextEditor = ReturnType<typeof useTextEditor>

/** The edited text and its saving. A concurrent save by someone else is reported as `clash`, and neither version is lost. */
export function useTextEditor({ kind, locale, text: first, document: start }: Edited, firstName = '') {
  const t = useText('admin-texts')
  const [text, setText] = useState(first)
  const [saved, setSaved] = useState(start)
  const [document, setDocument] = useState(start)
  const [name, setName] = useState(first?.name ?? firstName)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [clash, setClash] = useState<StaffText | null>(null)
  const [busy, setBusy] = useState(false)
  const isChanged = name !== (text?.name ?? firstName) || JSON.stringify(document) !== JSON.stringify(saved)
  useUnsaved(isChanged)
  const change = (part: Partial<TextDocument>) => setDocument((before) => ({ ...before, ...part }))
  const take = (next: StaffText) => {
    setText(next)
    setSaved(next.document)
    setDocument(next.document)
    setName(next.name)
    setClash(null)
    setProblems({})
  }

  async function save(
    as: SaveAs,
    { publishAt, version = text?.version ?? 0 }: { publishAt?: string; version?: number } = {},
  ): Promise<void> {
    setBusy(true)
    const oldName = text?.name ?? name
    try {
      const input = { kind, locale, name: oldName, version, document, as, ...(publishAt && { publishAt }) }
      const next = await staff('PUT /admin/texts/:kind/:locale/:name', { ...input, ...(name !== oldName && { newName: name }) })
      take(next)
      toast('success', t(`done.${as}`))
      if (next.name !== first?.name) {
        allowLeaving()
        goTo(adminUrls.text(kind, locale, next.name), { replace: true })
      }
    } catch (error) {
      if (isRefusal(error) && error.code === 'TEXT_WAS_CHANGED')
        setClash(await staff('GET /admin/texts/:kind/:locale/:name', { kind, locale, name: oldName }).catch(() => null))
      else {
        if (isRefusal(error) && error.errors)
          setProblems(
            Object.fromEntries(Object.entries(error.errors).map(([path, [problem = '']]) => [path.replace('document.', ''), problem])),
          )
        toastError(error)
      }
    }
    setBusy(false)
  }

  const act = async (work: () => Promise<StaffText>, done: string) => {
    try {
      take(await work())
      toast('success', done)
    } catch (error) {
      toastError(error)
    }
  }
  return { kind, locale, text, document, name, setName, change, problems, clash, take, save, act, busy, isChanged }
}
