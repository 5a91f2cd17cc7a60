import type { Metadata } from 'next'
import { IdentityForm } from '#components/admin/identity-form.client.tsx'
import { ScreenHeading } from '#components/admin/screen-heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { saveIdentityAction } from '#server/site/actions.ts'
import { findIdentity } from '#server/site/queries.ts'
import { enter } from '../../_page/enter.ts'

export const metadata: Metadata = { title: 'Jornal' }

/** The newspaper's name, description and contacts. */
export default async function IdentityPage() {
  const { actor } = await enter('/admin/jornal')
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ScreenHeading shown={{ path: '/', label: 'Ver no site' }}>Jornal</ScreenHeading>
      <Section title="Identidade" intro="Aparece no alto e no rodapé das páginas, nos títulos e para os buscadores.">
        <IdentityForm identity={await findIdentity(actor)} save={saveIdentityAction} />
      </Section>
    </div>
  )
}
