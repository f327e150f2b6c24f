import type { ReactNode } from 'react'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from './loaded.tsx'
import { Notice } from './notice.tsx'

interface LoadedListProps<T> {
  data: AsyncData<T>
  /** Shown if the list is empty. */
  empty: { title: string; text: string }
  /** The rows, each an `li`. */
  children: (value: T) => ReactNode[]
}

/** A short list that is loaded whole: its rows, or an empty state. */
export const LoadedList = <T,>({ data, empty, children }: LoadedListProps<T>) => (
  <Loaded data={data} bones={['h-40']}>
    {(value) => {
      const rows = children(value)
      return rows.length === 0 ? <Notice {...empty} /> : <ul className="px-4 md:px-8">{rows}</ul>
    }}
  </Loaded>
)
