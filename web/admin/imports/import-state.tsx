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

/** How far an import is. */
export function ImportStateMark({ state }: Pick<FileImport, 'state'>) {
  const t = useText('admin-imports')
  const [shape, tone] = looks[state]
  return (
    <StateMark shape={shape} tone={tone}>
      {t(`state.${state}`)}
    </StateMark>
  )
}
