import { major } from '#contract/currency.ts'
import type { SessionObject } from './objects.ts'

/** The result of paying with one of Stripe's test cards (docs.stripe.com/testing). */
export function payAnswer(card: string): 'paid' | 'declined' | 'insufficient' {
  const number = card.replace(/\s/g, '')
  if (number === '4000000000009995') return 'insufficient'
  return paying.has(number) ? 'paid' : 'declined'
}

/** The last two are refused later, off-session: they then require confirmation, or are declined. */
const paying = new Set(['4242424242424242', '4000002500003155', '4000002760003184', '4000000000000341'])

const cards: [number: string, what: string][] = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0025 0000 3155', 'asks for 3-D Secure'],
  ['4000 0027 6000 3184', 'asks for it each time'],
  ['4000 0000 0000 0341', 'is declined later'],
  ['4000 0000 0000 9995', 'insufficient funds'],
  ['4000 0000 0000 0002', 'declined'],
]
const failures = { declined: 'Your card was declined.', insufficient: 'Your card has insufficient funds.' }

interface Shown {
  failure?: keyof typeof failures
  /** The card whose bank asks for authentication (3-D Secure). */
  authenticate?: string | undefined
}

/** The payment page, which is clearly marked as a test. */
export function hostedPage(session: SessionObject, title: string, { failure, authenticate }: Shown): string {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: session.currency ?? 'usd' })
  const isSetup = session.mode === 'setup'
  const amount = isSetup ? 'Another card' : money.format(major(session.amount_total, session.currency ?? 'usd'))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test payment</title><style>${style}</style>
<main><p class="mark">Test payment: no money moves</p><h1>${amount}</h1><p>${escape(title)}</p>
${failure ? `<p role="alert">${failures[failure]} Try another card.</p>` : ''}
${authenticate ? authentication(authenticate) : cardForm(isSetup ? 'Save card' : `Pay ${amount}`)}
<p><a href="${escape(session.cancel_url ?? '')}">Back to the shop</a></p></main></html>`
}

/** The page of a subscription's invoice. */
export function invoicePage({ amount_due: due, currency, status }: Invoice, failure?: keyof typeof failures): string {
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency }).format(major(due, currency))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test invoice</title><style>${style}</style>
<main><p class="mark">Test payment: no money moves</p><h1>${amount}</h1><p>${status === 'open' ? 'This invoice is open.' : `This invoice is ${status}.`}</p>
${failure ? `<p role="alert">${failures[failure]} Try another card.</p>` : ''}${status === 'open' ? cardForm(`Pay ${amount}`) : ''}</main></html>`
}

interface Invoice {
  amount_due: number
  currency: string
  status: string
}

const cardForm = (action: string): string => `<form method="post">
<label>Card number<input name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" list="cards" required></label>
<datalist id="cards">${cards.map(([number]) => `<option value="${number}">`).join('')}</datalist>
<button>${action}</button></form>
<table><caption>Test cards</caption>${cards.map(([number, what]) => `<tr><td>${number}<td>${what}`).join('')}</table>`

const authentication = (card: string): string => `<form method="post"><p>Your bank asks: is this you?</p>
<input type="hidden" name="card" value="${escape(card)}"><button name="authenticated" value="yes">Complete authentication</button></form>`

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const style = `body{font:16px/1.5 system-ui;margin:0;background:#f6f4ee;color:#14181b}main{max-width:26rem;margin:8vh auto;padding:0 1.25rem}
.mark{display:inline-block;background:#fde68a;padding:.1rem .6rem;font-weight:600}h1{margin:.5rem 0 0;font-size:2.2rem}
label{display:block;margin:1.5rem 0 1rem}input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.7rem;border:1px solid #8a8f8c;border-radius:.3rem}
button{width:100%;padding:.8rem;border:0;border-radius:.3rem;background:#14181b;color:#fff;font:inherit;font-weight:600}
table{margin:1.5rem 0;width:100%;font-size:.9rem}caption{text-align:left;font-weight:600}td{padding:.15rem 0}[role=alert]{color:#b3261e;font-weight:600}`
