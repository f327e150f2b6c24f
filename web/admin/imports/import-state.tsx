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
const nothing: [Shape, Tone] = ['ended', 'bad']

/** How far an import is. */
export function ImportStateMark({ one: { state, interruption, done } }: { one: Pick<FileImport, 'state' | 'interruption' | 'done'> }) {
  const t = useText('admin-imports')
  // It ran, and every row was refused: nobody should take that for imported.
  const isNothing = state === 'done' && done.failed > 0 && done.created + done.updated === 0
  const [shape, tone] = interruption ? interrupted : isNothing ? nothing : looks[state]
  return (
    <StateMark shape={shape} tone={tone}>
      {t(interruption ? 'state.interrupted' : isNothing ? 'state.nothing' : `state.${state}`)}
    </StateMark>
  )
}
