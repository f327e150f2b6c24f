import { useCallback, useEffect } from 'react'
import type { FileImport } from '#contract/imports.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'

const askMs = 1000
const underWay: ReadonlySet<FileImport['state']> = new Set(['checking', 'running', 'undoing'])
/** Whether a job is working on the import. */
export const isUnderWay = ({ state }: FileImport): boolean => underWay.has(state)

/** An import, polled every second while a job works on it. */
export function useImport(id: string) {
  const data = useAsyncData(useCallback(() => staff('GET /admin/imports/:id', { id }), [id]))
  const { value, error, load } = data
  useEffect(() => {
    if (!value || !(isUnderWay(value) || value.pictures.waiting > 0)) return
    const timer = setTimeout(() => void load(), askMs)
    return () => clearTimeout(timer)
    // Each response is a new value even if nothing changed, and a failed call is a new error: either way, polling goes on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` is made anew with each rendering
  }, [value, error])
  return data
}
