import { type ReactNode, useState } from 'react'
import { urls } from '#contract/urls.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Check } from '#web/ui/check.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { Row, Sample, Section } from './sample.tsx'

type Place = 'middle' | 'side' | 'start' | 'bottom'

export function Overlays() {
  return (
    <Section title="Overlays" text="Escape closes each, and the focus returns to what opened it. Nothing opens by itself.">
      <Sample name="dialog" note="The browser’s own. In the middle, as a drawer at either side, as a sheet; on phones at the bottom.">
        <Row>
          <Opener name="Dialog" place="middle" />
          <Opener name="Drawer" place="side" />
          <Opener name="Drawer at the start" place="start" />
          <Opener name="Sheet" place="bottom" />
        </Row>
      </Sample>
      <Sample name="confirm" note="Before what cannot be taken back. Where it can, do it and offer the way back in a toast.">
        <Deletion />
      </Sample>
      <Sample name="menu" note="Actions on one thing. Its code comes when someone is about to press.">
        <Row>
          <Actions />
          <Sorting />
        </Row>
      </Sample>
      <Sample name="popover" note="A few words or fields beside a button; the page stays in reach.">
        <Row>
          <Popover
            title="Who can see this?"
            align="start"
            content={
              <>
                <p className="mb-2 text-sm text-quiet">Your club sees your records; nobody else does.</p>
                <Check label="Show them to followers" />
              </>
            }
          >
            {(trigger) => (
              <Button look="secondary" {...trigger}>
                Who can see this?
              </Button>
            )}
          </Popover>
        </Row>
      </Sample>
      <Sample name="tooltip" note="A word for a mouse or a keyboard. Nothing that is needed: fingers never see it.">
        <Row>
          <Tooltip text="Only you see this">
            {(trigger) => (
              <IconButton label="Privacy" {...trigger}>
                <Icon name="eyeOff" />
              </IconButton>
            )}
          </Tooltip>
          <Tooltip text="The longest time you held it without putting the bar down, over all your sessions">
            {(trigger) => (
              <Button look="quiet" {...trigger}>
                Longest hold
              </Button>
            )}
          </Tooltip>
        </Row>
      </Sample>
    </Section>
  )
}

function Opener({ name, place }: { name: string; place: Place }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Dialog open={open} title={`${name}, open`} place={place} onClose={close}>
        <Filled>
          <Field label="Name of the list" autoComplete="off" />
          <Button onClick={close}>Make the list</Button>
        </Filled>
      </Dialog>
    </>
  )
}

const Filled = ({ children }: { children: ReactNode }) => <div className="grid gap-5 p-5">{children}</div>

function Deletion() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Leave the club
      </Button>
      <Confirm
        open={open}
        title="Leave Morning Iron?"
        text="Your posts stay. To come back you have to ask again."
        action="Leave the club"
        onConfirm={close}
        onClose={close}
      />
    </>
  )
}

function Actions() {
  const [last, setLast] = useState('nothing yet')
  const choose = (what: string) => () => setLast(what)
  return (
    <>
      <Menu
        label="Your post"
        align="start"
        groups={[
          {
            items: [
              { label: 'Edit', onChoose: choose('Edit') },
              { label: 'Pin to your page', onChoose: choose('Pin') },
              { label: 'Go to the shop', icon: 'bag', to: urls.market() },
              { label: 'Share', disabled: true, onChoose: choose('Share') },
            ],
          },
          { items: [{ label: 'Delete', danger: true, onChoose: choose('Delete') }] },
        ]}
      >
        {(trigger) => (
          <Button look="secondary" {...trigger}>
            Your post
            <Icon name="chevron" className="size-4" />
          </Button>
        )}
      </Menu>
      <p role="status" className="text-sm text-quiet">
        Chosen: {last}
      </p>
    </>
  )
}

function Sorting() {
  const [sort, setSort] = useState('Newest')
  const rows = ['Newest', 'Most helpful', 'Lowest first']
  return (
    <Menu
      label="Order"
      groups={[{ title: 'Order', items: rows.map((label) => ({ label, chosen: label === sort, onChoose: () => setSort(label) })) }]}
    >
      {(trigger) => (
        <Button look="quiet" {...trigger}>
          {sort}
          <Icon name="chevron" className="size-4" />
        </Button>
      )}
    </Menu>
  )
}
