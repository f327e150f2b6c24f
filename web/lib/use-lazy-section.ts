import { type ComponentType, type RefObject, useRef, useState } from 'react'
import { loadText, type TextGroup } from './text.ts'
import { useNearViewport } from './use-near-viewport.ts'

/**
 * The rest of a section, loaded with its texts when the section comes near the viewport or `load` is called. Null until then, or if it
 * can't be loaded.
 */
export function useLazySection<Props>(
  loadPart: () => Promise<ComponentType<Props>>,
  groups: TextGroup[],
): { Part: ComponentType<Props> | null; section: RefObject<HTMLElement | null>; load: () => void } {
  const section = useRef<HTMLElement>(null)
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const load = () =>
    void Promise.all([loadPart(), loadText(document.documentElement.lang, groups)]).then(
      ([loaded]) => setPart(() => loaded),
      () => undefined,
    )
  useNearViewport(section, '300px', load)
  return { Part, section, load }
}
