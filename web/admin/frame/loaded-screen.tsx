import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from './loaded.tsx'
import { Screen } from './screen.tsx'

interface LoadedScreenProps<T> {
  /** The title while loading, and if loading fails. */
  title: string
  back?: string
  data: AsyncData<T>
  children: (value: T) => ReactNode
}

/** A screen about one thing that is loaded first, with its title and its content. */
export function LoadedScreen<T>({ title, back, data, children }: LoadedScreenProps<T>) {
  const t = useText('admin')
  if (data.value !== null) return children(data.value)
  return (
    <Screen title={title} {...(back && { back })}>
      <Loaded data={data} bones={['h-24', 'h-60']} failed={t('failed.lead')}>
        {children}
      </Loaded>
    </Screen>
  )
}
