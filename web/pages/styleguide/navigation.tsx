import { urls } from '#contract/urls.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Sample, Section, Stack } from './sample.tsx'

const here = urls.styleguide()
const tabs = [
  { value: 'all', name: 'All', count: 12, content: <p>Every order you have placed.</p> },
  { value: 'open', name: 'Under way', count: 2, content: <p>Two parcels are on the road.</p> },
  { value: 'back', name: 'Sent back', content: <p>Nothing was sent back.</p> },
]

export function NavigationSection() {
  return (
    <Section title="Ways" text="Where one is, and how to get on. Everything here but the tabs works before the script arrives.">
      <Sample name="breadcrumbs">
        <Breadcrumbs
          crumbs={[
            { name: 'Shop', to: urls.market() },
            { name: 'Strength', to: urls.collection('strength') },
          ]}
        />
      </Sample>
      <Sample name="tabs" note="Views of one thing: the orders, the records. Long texts are disclosures.">
        <Tabs label="Orders" tabs={tabs} />
      </Sample>
      <Sample name="disclosure" note="With a group, one closes the others.">
        <div>
          <Disclosure title="Shipping and returns" open>
            <p>Free from $75. Thirty days to send it back, unused.</p>
          </Disclosure>
          <Disclosure title="Care">
            <p>Wipe it dry. Chalk comes off with a stiff brush.</p>
          </Disclosure>
        </div>
      </Sample>
      <Sample name="pagination" note="For lists to look things up in.">
        <Pagination page={5} last={12} to={() => here} />
      </Sample>
      <Sample name="load-more" note="For lists to stroll along.">
        <LoadMore seen={24} total={78} to={here} />
      </Sample>
      <Sample name="stepper" note="As many as there are pages, no more.">
        <Stack>
          <Stepper label="Your return" steps={['What', 'Why', 'Send it']} at={1} />
        </Stack>
      </Sample>
    </Section>
  )
}
