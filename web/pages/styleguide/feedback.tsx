import { useState } from 'react'
import { urls } from '#contract/urls.ts'
import { toast } from '#web/lib/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ProgressBar, ProgressRing } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Row, Sample, Section, Stack } from './sample.tsx'

export function Feedback() {
  return (
    <Section title="Feedback" text="What happened, and the way on. A skeleton is as large as what comes, so nothing jumps.">
      <Sample name="alert" note="To be read before going on.">
        <Stack>
          <Alert tone="bad" title="We could not take the payment">
            Your bank said no. Try another card, or pay on delivery.
          </Alert>
          <Alert tone="warn">Two prices have changed since you put these in your cart.</Alert>
          <Alert tone="good">Your address is saved.</Alert>
          <Alert tone="quiet">Orders before 14:00 leave today.</Alert>
        </Stack>
      </Sample>
      <Sample name="banner" note="One line over the page, above everything. It covers nothing.">
        <Banners />
      </Sample>
      <Sample name="toast" note="In passing, at the bottom; with a way back where something was taken away.">
        <Row>
          <Button look="secondary" onClick={() => toast('success', 'Your address is saved.')}>
            Good news
          </Button>
          <Button look="secondary" onClick={() => toast('error', 'That did not work. Try again.')}>
            Bad news
          </Button>
          <Button
            look="secondary"
            onClick={() => toast('info', 'Cast kettlebell is gone.', { label: 'Undo', run: () => toast('success', 'It is back.') })}
          >
            With a way back
          </Button>
        </Row>
      </Sample>
      <Sample name="progress">
        <div className="flex flex-wrap items-center gap-8 [&>:first-child]:min-w-48 [&>:first-child]:grow">
          <Stack>
            <ProgressBar label="Free shipping" value={52} max={75} />
            <ProgressBar label="Stock left" value={3} max={20} tone="ember" />
            <ProgressBar label="Week’s goal" value={4} max={4} tone="good" />
          </Stack>
          <ProgressRing label="Sessions this week" value={3} max={4}>
            3/4
          </ProgressRing>
          <ProgressRing label="Kilometres this month" value={42} max={100} tone="ink">
            42
          </ProgressRing>
        </div>
      </Sample>
      <Sample name="skeleton">
        <div className="flex max-w-[26rem] gap-4">
          <Skeleton className="size-20 shrink-0 rounded-card" />
          <div className="grid grow content-center gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      </Sample>
      <Sample name="state" note="Empty: what to do next. Broken: what happened, and the retry. With a picture where there is one.">
        <Stack>
          <EmptyState title="No lists yet" text="Keep what you like in a list, and share it before your birthday.">
            <ButtonLink to={urls.market()}>Look around</ButtonLink>
          </EmptyState>
          <EmptyState title="That did not work" text="We could not reach the shop. Nothing is lost." picture={<Barbell />}>
            <Button>Try again</Button>
          </EmptyState>
        </Stack>
      </Sample>
    </Section>
  )
}

/** A dismissed banner reappears when the page is reloaded. */
function Banners() {
  const [closed, setClosed] = useState(false)
  return (
    <div className="grid gap-3 [&>*]:rounded-card">
      <Banner>Free shipping from $75, this week.</Banner>
      <Banner look="volt">New: clubs. Train with people who know you.</Banner>
      {!closed && (
        <Banner look="studio" onClose={() => setClosed(true)}>
          The shop moves house on Sunday from 6 to 7.
        </Banner>
      )}
    </div>
  )
}

function Barbell() {
  return (
    <svg viewBox="0 0 200 120" aria-hidden="true" className="w-full fill-none stroke-ink stroke-[3]">
      <path d="M4 60h192M40 20v80M56 32v56M144 32v56M160 20v80" strokeLinecap="round" />
      <path d="M88 84h24" className="stroke-ember" strokeLinecap="round" />
    </svg>
  )
}
