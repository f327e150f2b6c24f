import type { ReactNode } from 'react'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import type { OrderData } from '#web/features/orders/load-order.ts'
import { OrderFrame } from '#web/features/orders/order-frame.tsx'
import { useOrder } from '#web/features/orders/use-order.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'

interface ReturnFrameProps {
  title: string
  /** The URL of this page. */
  here: (number: string, token?: string) => string
  /** Whether the return is possible. */
  isOpen: (order: Order) => boolean
  /** The text shown if it isn't. */
  closed: (order: Order) => { title: string; text: string }
  children: (order: Order, token: string | undefined) => ReactNode
}

/** The frame of a page that returns items of an order, with loading, closed and error states. Needs the groups "returns" and "order". */
export function ReturnFrame({ title, here, isOpen, closed, children }: ReturnFrameProps) {
  const data = useLoaderData<OrderData>()
  const t = useText('returns')
  const now = useOrder(data)
  const back = urls.order(data.number, data.token)
  return (
    <>
      <Head title={title} />
      <OrderFrame now={now} title={title} back={here(data.number)}>
        {(order) =>
          !isOpen(order) ? (
            <EmptyState level="h1" {...closed(order)}>
              <ButtonLink to={back}>{t('toOrder')}</ButtonLink>
            </EmptyState>
          ) : (
            <div className="mx-auto max-w-[40rem]">
              <TextLink to={back} className="mb-2 inline-flex min-h-11 items-center text-sm">
                {t('order', { number: order.number })}
              </TextLink>
              <h1 tabIndex={-1} className="display text-2xl text-balance">
                {title}
              </h1>
              {children(order, data.token)}
            </div>
          )
        }
      </OrderFrame>
    </>
  )
}
