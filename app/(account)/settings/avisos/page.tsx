import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { ChoicesForm } from '#components/notifications/choices-form.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { saveChoicesAction } from '#server/notifications/actions.ts'
import { findChoices } from '#server/notifications/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Avisos' }

/** Which notifications a person with a role gets, and the digest (NOTE-6). */
export default async function NoticeSettingsPage() {
  const { actor } = await enter('/settings/avisos')
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Heading as="h1" size="7">
        Avisos
      </Heading>
      <Section title="O que avisar" intro="O que exige uma providência, como um trabalho que falhou, é sempre avisado.">
        <ChoicesForm choices={await findChoices(actor)} save={saveChoicesAction} />
      </Section>
    </div>
  )
}
