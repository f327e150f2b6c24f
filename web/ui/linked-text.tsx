import { urls } from '#contract/urls.ts'
import { TextLink } from './link.tsx'

/**
 * A sentence with links to our pages as tags named as in `urls`: "Read our <terms>terms of service</terms>." Translators place them where
 * they belong. Links open in a new tab, so that a form being filled in stays.
 */
export function LinkedText({ text }: { text: string }) {
  // The parts alternate: text, tag, label, text, tag, label and so on.
  return text.split(/<(\w+)>(.*?)<\/\w+>/).map((part, index, parts) => {
    if (index % 3 === 0) return part
    if (index % 3 === 2) return null
    return (
      <TextLink key={part} to={urls[part as 'terms']()} target="_blank">
        {parts[index + 1]}
      </TextLink>
    )
  })
}
