import { urls } from '#contract/urls.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Row, Sample, Section, Stack } from './sample.tsx'

export function Actions() {
  return (
    <Section title="Actions" text="A button says what it does: “Pay $49.90”. One primary button a view; everything beside it is quieter.">
      <Sample name="button" note="Busy and disabled ones keep the focus and say what they are.">
        <Stack>
          <Row>
            <Button>Place order</Button>
            <Button look="secondary">Save for later</Button>
            <Button look="danger">Delete address</Button>
            <Button look="quiet">Not now</Button>
          </Row>
          <Row>
            <Button busy>Placing order</Button>
            <Button look="secondary" busy>
              Saving
            </Button>
            <Button disabled>Sold out</Button>
            <Button look="secondary" disabled>
              Sold out
            </Button>
          </Row>
          <div className="rounded-card bg-ink p-5 dark:bg-studio">
            <Button look="inverse">Shop the sale</Button>
          </div>
        </Stack>
      </Sample>
      <Sample name="button: link, icon" note="What leads to a page is a link, whatever it looks like.">
        <Row>
          <ButtonLink to={urls.styleguide()}>Go to checkout</ButtonLink>
          <ButtonLink to={urls.styleguide()} look="secondary">
            See everything
            <Icon name="arrow" />
          </ButtonLink>
          <IconButton label="Filter">
            <Icon name="filter" />
          </IconButton>
          <IconButton label="Close">
            <Icon name="close" />
          </IconButton>
        </Row>
      </Sample>
      <Sample name="link, text-button" note="Inside running text, or as quiet as text.">
        <Row>
          <p>
            Read <TextLink to={urls.styleguide()}>how returns work</TextLink> before you open the box.
          </p>
          <TextButton>Send it again</TextButton>
        </Row>
      </Sample>
      <Sample name="badge, tag" note="A badge is loud, one a card. A tag is a state in a word.">
        <Row>
          <Badge>Best seller</Badge>
          <Tag>Draft</Tag>
          <Tag tone="ink">Admin</Tag>
          <Tag tone="good">Paid</Tag>
          <Tag tone="warn">Held</Tag>
          <Tag tone="bad">Refused</Tag>
        </Row>
      </Sample>
      <Sample name="spinner" note="Only where a skeleton has no place.">
        <Row>
          <Spinner />
          <Spinner className="size-8" />
        </Row>
      </Sample>
    </Section>
  )
}
