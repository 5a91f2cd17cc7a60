import type { Metadata } from 'next'
import { CrawlerRule } from '#components/admin/crawler-rule.tsx'
import { IdentityForm } from '#components/admin/identity-form.client.tsx'
import { ScreenHeading } from '#components/admin/screen-heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { saveCrawlersAction, saveIdentityAction } from '#server/site/actions.ts'
import { findCrawlers, findIdentity } from '#server/site/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Jornal' }

/** The newspaper's name, description and contacts, and the rules for crawlers. */
export default async function IdentityPage() {
  const { actor } = await enter('/admin/jornal')
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ScreenHeading shown={{ path: '/', label: 'Ver no site' }}>Jornal</ScreenHeading>
      <Section title="Identidade" intro="Aparece no alto e no rodapé das páginas, nos títulos e nos buscadores.">
        <IdentityForm identity={await findIdentity(actor)} save={saveIdentityAction} />
      </Section>
      <Section
        title="Robôs de inteligência artificial"
        intro="Sistemas de IA leem jornais para treinar modelos e para responder a quem pergunta. Os conhecidos obedecem ao robots.txt. Os buscadores continuam a ler o jornal."
      >
        <CrawlerRule rules={await findCrawlers(actor)} save={saveCrawlersAction} />
      </Section>
    </div>
  )
}
