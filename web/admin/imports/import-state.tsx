import type { FileImport } from '#contract/imports.ts'
import { useText } from '#web/lib/text.ts'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'

const looks: Record<FileImport['state'], [Shape, Tone]> = {
  checking: ['half', 'quiet'],
  ready: ['waiting', 'warn'],
  running: ['half', 'warn'],
  done: ['done', 'good'],
  undoing: ['half', 'warn'],
  undone: ['ended', 'quiet'],
  failed: ['ended', 'bad'],
}

const interrupted: [Shape, Tone] = ['waiting', 'warn']

/** How far an import is. */
export function ImportStateMark({ one: { state, interruption } }: { one: Pick<FileImport, 'state' | 'interruption'> }) {
  const t = useText('admin-imports')
  const [shape, tone] = interruption ? interrupted : looks[state]
  return (
    <StateMark shape={shape} tone={tone}>
      {t(interruption ? 'state.interrupted' : `state.${state}`)}
    </StateMark>
  )
}
