import { useState } from 'react'
import { CodeField } from '#web/ui/code-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Quantity } from '#web/ui/quantity.tsx'
import { Select } from '#web/ui/select.tsx'
import { StarsField } from '#web/ui/stars-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Row, Sample, Section } from './sample.tsx'

const countries = [
  { value: 'DE', name: 'Germany' },
  { value: 'IE', name: 'Ireland' },
]
const stars = ['Poor', 'Fair', 'Good', 'Very good', 'Great'] as const
const two = 'grid gap-5 md:grid-cols-2'

export function Fields() {
  const [count, setCount] = useState(2)
  return (
    <Section
      title="Fields"
      text="The label stays above, the help below. An error takes the help’s place, says what to do, and what was typed stays."
    >
      <Sample name="field">
        <div className={two}>
          <Field label="Full name" mark="(required)" autoComplete="off" />
          <Field label="Phone" hint="Only so that the carrier can call you." type="tel" autoComplete="off" defaultValue="+353 1 234 5678" />
          <Field label="Email" error="This is not an email address. It needs an @." defaultValue="ada.example.com" autoComplete="off" />
          <Field label="At most" before="$" inputMode="decimal" defaultValue="120" />
          <Field label="Order number" disabled defaultValue="GF-100042" />
          <PasswordField label="Password" hint="At least 8 characters." autoComplete="off" defaultValue="correct horse" />
        </div>
      </Sample>
      <Sample name="select" note="The browser’s own: searched by typing, right on every phone.">
        <div className={two}>
          <Select label="Country" options={countries} />
          <Select label="Country" options={countries} error="We do not deliver there yet." />
        </div>
      </Sample>
      <Sample name="text-area" note="Grows with what is written; near the end it says how much room is left.">
        <div className={two}>
          <TextArea label="Your review" hint="What would you tell a friend?" maxLength={500} />
          <TextArea label="About you" maxLength={60} defaultValue="Lifts on Mondays, runs on Thursdays, rests on Sundays." />
        </div>
      </Sample>
      <Sample name="code-field" note="One field: it can be pasted, and phones offer the code.">
        <div className={two}>
          <CodeField label="Code" hint="We sent it to a…@example.com." />
          <CodeField label="Code" error="That code is wrong or too old." defaultValue="123456" />
        </div>
      </Sample>
      <Sample name="quantity, stars-field">
        <Row>
          <Quantity label="Quantity" value={count} max={5} onChange={setCount} />
          <Quantity label="Quantity, locked" value={1} max={5} disabled onChange={setCount} />
          <StarsField label="Your rating" names={stars} value={4} />
        </Row>
      </Sample>
    </Section>
  )
}
