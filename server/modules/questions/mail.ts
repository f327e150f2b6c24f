import type { Answer } from '#contract/questions.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'

interface Exchange {
  question: string
  answer: Answer
}

/** The mail to the person who asked, when someone has answered. */
export function answerMail(to: string, product: { name: string; slug: string }, { question, answer }: Exchange, config: Config): Message {
  const { brand, t } = mailContext(config, { product: product.name })
  const text = withoutLinks(answer.answer)
  const author = withoutLinks(answer.author) || t('question.answer.someone')
  const blocks: Block[] = [
    { type: 'title', text: t('question.answer.title') },
    { type: 'paragraph', text: t('question.answer.asked', { product: product.name, question: withoutLinks(question) }) },
    { type: 'paragraph', text: t('question.answer.said', { author, text }) },
    { type: 'button', label: t('question.answer.link'), url: `${config.pages}${urls.product(product.slug)}#questions` },
  ]
  const subject = t('question.answer.subject', { product: product.name })
  return { channel: 'email', to, mail: { brand, subject, preheader: text.slice(0, 120), blocks } }
}
