import { giftCardDesigns } from '#web/features/gift-cards/designs.ts'
import { GiftCardArt } from '#web/features/gift-cards/gift-card-art.tsx'
import { useText } from '#web/lib/text.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import type { ComposeState } from './use-compose.ts'

/** The card's designs, each as a preview. */
export function Designs({ compose: { values, change } }: { compose: ComposeState }) {
  const t = useText('gift-cards')
  return (
    <ChoiceGroup label={t('design.label')} row>
      {giftCardDesigns.map((design) => (
        <label
          key={design}
          className="w-[calc(50%-0.25rem)] cursor-pointer rounded-card border-2 border-transparent p-1 transition-colors hover:border-line has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink md:w-[calc(25%-0.375rem)] lg:w-[calc(50%-0.25rem)]"
        >
          <input
            type="radio"
            name="design"
            value={design}
            checked={values.design === design}
            onChange={() => change({ design })}
            className="sr-only"
          />
          <GiftCardArt design={design} amount="" />
          <span className="mt-1 block text-center text-sm">{t(`design.${design}`)}</span>
        </label>
      ))}
    </ChoiceGroup>
  )
}
