import type { Faq } from '#contract/content.ts'

/** Structured data for search engines (schema.org). */
export const faqJson = ({ groups }: Faq): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ items }) =>
    items.map(({ question, html }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: html } })),
  ),
})
