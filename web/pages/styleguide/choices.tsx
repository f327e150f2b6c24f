import { useId, useState } from 'react'
import { urls } from '#contract/urls.ts'
import { Check } from '#web/ui/check.tsx'
import { ChipButton, ChipChoice, ChipLink, RemovableChip } from '#web/ui/chip.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Row, Sample, Section, Stack } from './sample.tsx'

const periods = [
  { value: 'week', name: 'Week' },
  { value: 'month', name: 'Month' },
  { value: 'year', name: 'Year' },
]

export function Choices() {
  return (
    <Section
      title="Choices"
      text="What cannot be had stays to be seen, struck through. A group’s question is read out before each of its answers."
    >
      <Sample name="check in a choice-group">
        <div className="grid gap-8 md:grid-cols-3">
          <ChoiceGroup label="Tell me about" hint="Never more than once a week.">
            <Check label="New kit" defaultChecked />
            <Check label="Club events" hint="Near the postal code you gave." />
            <Check label="Sales" disabled />
          </ChoiceGroup>
          <Radios />
          <ChoiceGroup label="Before you go on" error="Please agree, or go back.">
            <Check label="I have read the terms" aria-invalid />
          </ChoiceGroup>
        </div>
      </Sample>
      <Sample name="radio-card" note="A few choices with what they mean and cost.">
        <Deliveries />
      </Sample>
      <Sample name="switch" note="At once, without a form. In a form it is a check.">
        <div className="max-w-[26rem] divide-y divide-line">
          <Switch label="Show my records" hint="Others in your clubs see them." defaultChecked className="py-3" />
          <Switch label="Weekly summary" className="py-3" />
          <Switch label="Messages" disabled className="py-3" />
        </div>
      </Sample>
      <Sample name="segmented" note="Two to four that exclude each other.">
        <Period />
      </Sample>
      <Sample name="chip" note="Links filter a list; buttons and inputs choose here and now.">
        <Stack>
          <Row>
            <ChipLink to={urls.styleguide()} chosen>
              All
            </ChipLink>
            <ChipLink to={urls.styleguide()}>In stock</ChipLink>
            <RemovableChip to={urls.styleguide()} label="Remove the filter Northbar">
              Northbar
            </RemovableChip>
          </Row>
          <Row>
            <ChipButton chosen>Moss</ChipButton>
            <ChipButton>Sand</ChipButton>
            <ChipButton disabled>Ember</ChipButton>
          </Row>
          <Sizes />
        </Stack>
      </Sample>
    </Section>
  )
}

function Radios() {
  const name = useId()
  return (
    <ChoiceGroup label="Who may follow you">
      <Check type="radio" name={name} label="Everyone" defaultChecked />
      <Check type="radio" name={name} label="Those I allow" />
      <Check type="radio" name={name} label="Nobody" />
    </ChoiceGroup>
  )
}

function Deliveries() {
  const name = useId()
  return (
    <div className="max-w-[34rem]">
      <RadioCard name={name} title="Standard" text="Thu, Mar 5 – Mon, Mar 9" end="$4.90" defaultChecked />
      <RadioCard name={name} title="Express" text="Tue, Mar 3" end="$14.90" />
    </div>
  )
}

function Period() {
  const [period, setPeriod] = useState('week')
  return <Segmented label="Period" value={period} options={periods} onChange={setPeriod} />
}

function Sizes() {
  const name = useId()
  return (
    <ChoiceGroup label="Size" row>
      {['S', 'M', 'L'].map((size) => (
        <ChipChoice key={size} name={name} value={size} defaultChecked={size === 'M'}>
          {size}
        </ChipChoice>
      ))}
      <ChipChoice name={name} value="XL" disabled>
        XL
      </ChipChoice>
    </ChoiceGroup>
  )
}
