import type { Metadata } from 'next'
import { ChecklistForm } from '#components/articles/review/checklist-form.client.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { saveChecklistAction } from '#server/articles/review/actions.ts'
import { readSetting } from '#server/site/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Revisão' }

/** The reviewers' checklist. */
export default async function ReviewSettingsPage() {
  await enter('/admin/revisao')
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ScreenHeading>Revisão</ScreenHeading>
      <Section
        title="Lista de conferência"
        intro="Quem revisa marca os itens ao decidir, e a lista fica guardada com a decisão."
      >
        <ChecklistForm checklist={await readSetting('review_checklist')} save={saveChecklistAction} />
      </Section>
    </div>
  )
}
