import { isExact, tooManyDecimals } from '../currency.ts'
import { z } from 'zod'
import { creditEntry, giftCardDesigns } from '../credit.ts'
import { endpoint } from '../endpoint.ts'
import { email, id, money, multiline, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { listInputs, listOutput } from './list.ts'

const tag = 'Gift cards and store credit (staff)'
const auth = { staff: 'credit:write' } as const
export const creditStates = ['active', 'empty', 'expired', 'disabled'] as const

/** A gift card or a customer's store credit, as staff see it. */
export const creditAccount = z
  .object({
    id,
    kind: z.enum(['gift_card', 'customer']),
    last4: z.string().nullable(),
    /** The owner of store credit; null for a gift card, and after the account was erased. */
    person: z.object({ id, name: z.string(), email: z.string().nullable() }).nullable(),
    /** The email that a gift card was sent to. */
    recipient: z.string().nullable(),
    balance: money,
    state: z.enum(creditStates),
    expiresAt: time.nullable(),
    createdAt: time,
  })
  .meta({ id: 'CreditAccount' })
export type CreditAccount = z.infer<typeof creditAccount>

const inputs = listInputs(['created'], { kind: z.enum(['gift_card', 'customer']).optional() })

export const listCreditAccounts = endpoint({
  id: 'listCreditAccounts',
  route: 'GET /admin/credit',
  tag,
  auth,
  summary: 'List gift cards and store credit, newest first; by the last characters of a code or by an email',
  input: inputs.page,
  output: listOutput(creditAccount),
  refusals: [],
})

const detail = creditAccount
  .extend({
    /** The newest entries of its history, with the staff member and their note. */
    entries: z.array(creditEntry.extend({ staff: z.string().nullable(), note: z.string() }).meta({ id: 'StaffCreditEntry' })),
  })
  .meta({ id: 'CreditAccountWithHistory' })
export type CreditAccountDetail = z.infer<typeof detail>

export const getCreditAccount = endpoint({
  id: 'getCreditAccount',
  route: 'GET /admin/credit/:id',
  tag,
  auth,
  summary: 'Get a gift card or store credit with its history',
  input: z.object({ id }),
  output: detail,
  refusals: ['NOT_FOUND'],
})

const note = multiline(1, limits.shipment.note)

export const issueGiftCard = endpoint({
  id: 'issueGiftCard',
  route: 'POST /admin/gift-cards',
  tag,
  auth,
  status: 201,
  idempotent: true,
  summary: 'Issue a gift card and send it by email; only the recipient sees its code',
  input: z.strictObject({
    amount: money,
    recipientEmail: email,
    recipientName: text(0, limits.name.max).default(''),
    message: multiline(0, limits.giftCard.messageMax).default(''),
    design: z.enum(giftCardDesigns).default('ember'),
    note,
  }),
  output: detail,
  refusals: ['AMOUNT_IS_OUT_OF_BOUNDS', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})

export const adjustCredit = endpoint({
  id: 'adjustCredit',
  route: 'POST /admin/credit/:id/adjust',
  tag,
  auth,
  idempotent: true,
  summary: 'Add to a balance, or take from it; never below zero',
  input: z.strictObject({
    id,
    amount: money.or(
      z
        .number()
        .negative()
        .min(-1_000_000_000)
        .refine((n) => isExact(n), { error: () => tooManyDecimals() }),
    ),
    note,
  }),
  output: detail,
  refusals: ['NOT_FOUND', 'AMOUNT_IS_OUT_OF_BOUNDS', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})

export const disableCredit = endpoint({
  id: 'disableCredit',
  route: 'POST /admin/credit/:id/disable',
  tag,
  auth,
  summary: "Disable a gift card or store credit: it can't be spent, its balance stays; or enable it again",
  input: z.strictObject({ id, disabled: z.boolean() }),
  output: detail,
  refusals: ['NOT_FOUND'],
})

export const grantStoreCredit = endpoint({
  id: 'grantStoreCredit',
  route: 'POST /admin/customers/:id/credit',
  tag,
  auth,
  idempotent: true,
  summary: 'Give store credit to a customer, with the reason',
  input: z.strictObject({ id, amount: money, note }),
  output: detail,
  refusals: ['NOT_FOUND', 'AMOUNT_IS_OUT_OF_BOUNDS', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
