import type { FileImport } from '#contract/imports.ts'
import { useText } from '#web/lib/text.ts'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'

const looks: Record<FileImport['state'], [Shape, Tone]> = {
  checking: ['half', 'quiet'],
  mapping: ['waiting', 'warn'],
  ready: ['waiting', 'warn'],
  running: ['half', 'warn'],
  done: ['done', 'good'],
  undoing: ['half', 'warn'],
  undone: ['ended', 'quiet'],
  failed: ['ended', 'bad'],
}

const interrupted: [Shape, Tone] = ['waiting', 'warn']
const nothing: [Shape, Tone] = ['ended', 'bad']

/** The state of an import. */
export function ImportStateMark({ one: { state, interruption, done } }: { one: Pick<FileImport, 'state' | 'interruption' | 'done'> }) {
  const t = useText('admin-imports')
  // The run ended, but every row was refused: it must not look like a success.
  const isNothing = state === 'done' && done.failed > 0 && done.created + done.updated === 0
  const [shape, tone] = interruption ? interrupted : isNothing ? nothing : looks[state]
  return (
    <StateMark shape={shape} tone={tone}>
      {t(interruption ? 'state.interrupted' : isNothing ? 'state.nothing' : `state.${state}`)}
    </StateMark>
  )
}
