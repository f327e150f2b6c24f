import { useState } from 'react'
import type { SitePart } from '#contract/admin/site.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { SiteDocumentOf, SiteKind } from '#contract/site/documents.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { staff } from '#web/admin/session/session.ts'
import { useUnsaved } from '#web/admin/unsaved/unsaved.ts'

export type PartEditor<K extends SiteKind> = ReturnType<typeof useSitePart<K>>

/** Edits a part of the site. It's saved as a whole, with the version that was read; a concurrent save is reported as `clash`. */
export function useSitePart<K extends SiteKind>(first: SitePart, fallback: SiteDocumentOf<K>) {
  const t = useText('admin-site')
  const [part, setPart] = useState(first)
  const [saved, setSaved] = useState(() => documentOf(first, fallback))
  const [document, setDocument] = useState(saved)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [clash, setClash] = useState<SitePart | null>(null)
  const [busy, setBusy] = useState(false)
  const isChanged = JSON.stringify(document) !== JSON.stringify(saved)
  useUnsaved(isChanged)
  const take = (next: SitePart) => {
    setPart(next)
    setSaved(documentOf(next, fallback))
    setDocument(documentOf(next, fallback))
    setProblems({})
    setClash(null)
  }
  const key = { kind: first.kind, name: first.name }
  const act = async (work: () => Promise<SitePart>, done: string) => {
    setBusy(true)
    try {
      take(await work())
      toast('success', done)
    } catch (error) {
      if (isRefusal(error) && error.code === 'TEXT_WAS_CHANGED') setClash(await staff('GET /admin/site/:kind/:name', key).catch(() => null))
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
  return {
    part,
    document,
    change: (next: Partial<SiteDocumentOf<K>>) => setDocument((before) => ({ ...before, ...next })),
    /** The server's messages by field. */
    problems,
    clash,
    take,
    busy,
    isChanged,
    save: (version = part.version) => act(() => staff('PUT /admin/site/:kind/:name', { ...key, version, document }), t('done.saved')),
    reset: () => act(() => staff('DELETE /admin/site/:kind/:name', key), t('done.reset')),
  }
}

const documentOf = <K extends SiteKind>({ document }: SitePart, fallback: SiteDocumentOf<K>): SiteDocumentOf<K> =>
  (document ?? fallback) as SiteDocumentOf<K>
