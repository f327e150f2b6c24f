import { urls } from '#contract/urls.ts'
import { TextLink } from './link.tsx'

/**
 * A sentence with links to pages of ours in tags, called as in `urls`: "Read our <terms>terms of service</terms>." Translators move them where they belong.
 * They open beside the page: whoever reads them comes back to a form that is still filled in.
 */
export function LinkedText({ text }: { text: string }) {
  // Text, tag, label, text, tag, label and so on.
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
