import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { SectionsForm } from '#components/site/settings/sections-form.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { saveSectionsAction } from '#server/site/actions.ts'
import { findSections } from '#server/site/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Editorias' }

export default async function SectionsPage() {
  const { actor } = await enter('/admin/editorias')
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ScreenHeading shown={{ path: '/', label: 'Ver no site' }}>Editorias</ScreenHeading>
      <Section
        title="Editorias do jornal"
        intro="Estão no menu de todas as páginas, nesta ordem. Cada uma tem página e RSS próprios."
      >
        <SectionsForm sections={await findSections(actor)} save={saveSectionsAction} />
      </Section>
    </div>
  )
}
