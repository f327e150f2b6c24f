import { urls } from '#contract/urls.ts'
import { Avatar, Avatars } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Countdown } from '#web/ui/countdown.tsx'
import { Divider } from '#web/ui/divider.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Price } from '#web/ui/price.tsx'
import { RatingBrief, Stars } from '#web/ui/rating.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Row, Sample, Section, Stack } from './sample.tsx'

const people = ['Ada Moreno', 'Kim Osei', 'Li Wei', 'Rafi Hasan', 'Noor Haddad', 'Jo Ek'].map((name) => ({ name }))

interface Order {
  number: string
  date: string
  tone: 'good' | 'warn'
  status: string
  total: string
}
const orders: Order[] = [
  { number: 'GF-100042', date: 'March 3, 2026', tone: 'good', status: 'Delivered', total: '$129.80' },
  { number: 'GF-100057', date: 'March 9, 2026', tone: 'warn', status: 'On its way', total: '$49.90' },
]
const columns: [Column<Order>, ...Column<Order>[]] = [
  { name: 'Order', cell: ({ number }) => number },
  { name: 'Date', cell: ({ date }) => date },
  { name: 'Status', cell: ({ tone, status }) => <Tag tone={tone}>{status}</Tag> },
  { name: 'Total', cell: ({ total }) => total, end: true },
]

export function Content({ soon }: { soon: string }) {
  return (
    <Section title="Content" text="The number that matters is in the display face; everything around it is quiet.">
      <Sample name="section-heading">
        <SectionHeading title="Made for cold mornings" over="Stories" text="What we wear from November to March.">
          <TextLink to={urls.styleguide()} className="inline-flex min-h-11 items-center text-sm font-medium">
            All stories
          </TextLink>
        </SectionHeading>
      </Sample>
      <Sample name="card" note="Holds what belongs together. No shadow.">
        <div className="grid gap-4 md:grid-cols-2">
          <Card>Surface: on the page’s ground.</Card>
          <Card look="plain">Plain: a hairline, no more.</Card>
          <Card look="studio">Studio: behind pictures.</Card>
          <Card look="ink">Ink: the one that must be seen.</Card>
        </div>
      </Sample>
      <Sample name="stat, countdown">
        <div className="flex flex-wrap gap-x-12 gap-y-6">
          <Stat label="Deadlift" value="142.5" unit="kg" record="Record" />
          <Stat label="This week" value="4" unit="sessions" />
          <Countdown label="The sale ends in" until={soon} />
        </div>
      </Sample>
      <Sample name="price, rating">
        <Row>
          <Price price={49.9} was={null} />
          <Price price={39.9} was={59.9} />
          <Price price={129} was={159} large />
          <Stars average={4.3} />
          <RatingBrief average={4.3} count={128} />
        </Row>
      </Sample>
      <Sample name="avatar" note="A picture, or initials on a ground that stays theirs.">
        <Stack>
          <Row>
            {people.map(({ name }) => (
              <Avatar key={name} name={name} />
            ))}
            <Avatar name="Ada Moreno" size="small" />
            <Avatar name="Ada Moreno" size="large" />
          </Row>
          <Avatars people={people.slice(0, 4)} total={128} label="128 members, among them Ada Moreno and Kim Osei" />
        </Stack>
      </Sample>
      <Sample name="table" note="On phones each row is a card.">
        <Table caption="Orders" columns={columns} rows={orders} rowKey={({ number }) => number} />
      </Sample>
      <Sample name="facts, divider">
        <div className="max-w-[34rem]">
          <DescriptionList
            facts={[
              { name: 'Material', value: 'Cast iron, powder coat' },
              { name: 'Weight', value: '16 kg' },
              { name: 'Handle', value: '33 mm' },
            ]}
          />
          <div className="mt-5">
            <Divider>or</Divider>
          </div>
        </div>
      </Sample>
    </Section>
  )
}
