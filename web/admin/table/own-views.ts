import { useState } from 'react'
import type { View } from './list.ts'

const entry = (list: string): string => `admin-views-${list}`

function read(list: string): View[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entry(list)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isView) : []
  } catch {
    return []
  }
}

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.query === 'object' &&
  value.query !== null

/** The views that the person saved in this browser, as names with addresses. */
export function useOwnViews(list: string): { views: View[]; save: (view: View) => void; remove: (name: string) => void } {
  const [views, setViews] = useState<View[]>(() => read(list))
  const store = (next: View[]) => {
    setViews(next)
    try {
      localStorage.setItem(entry(list), JSON.stringify(next))
    } catch {
      // Without storage, the views last for this visit.
    }
  }
  return {
    views,
    save: (view) => store([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name) => store(views.filter((view) => view.name !== name)),
  }
}
