import type { Metadata } from 'next'
import { NewsletterFrame } from '#components/newsletter/newsletter-frame.tsx'
import { PendingEditions, SendsTable } from '#components/newsletter/sends.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { Section } from '#components/ui/section.tsx'
import { SteadyRefresh } from '#components/ui/steady-refresh.client.tsx'
import { sendsPath } from '#lib/addresses/paths.ts'
import { createEditionAction } from '#server/newsletter/editions/actions.ts'
import { countNewsletter, listPending, listSends } from '#server/newsletter/sending/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Envios da newsletter' }

/** The newsletter's drafts and scheduled editions, those being sent, and the newest sendings. */
export default async function SendsPage() {
  const { actor } = await enter(sendsPath)
  return loaded(listShape, async () => {
    const [counts, pending, sends] = await Promise.all([
      block('newsletter-counts', countNewsletter(actor)),
      block('newsletter-pending', listPending(actor, now())),
      block('newsletter-sends', listSends(actor)),
    ])
    const isSending = pending?.some(({ status }) => status === 'sending')
    return (
      <NewsletterFrame tab={sendsPath} counts={counts} create={createEditionAction}>
        <Section title="Em preparo e em envio">
          {pending ? <PendingEditions editions={pending} /> : <p role="alert">Erro ao carregar dados</p>}
        </Section>
        <Section title="Envios recentes" intro="Aberturas e cliques são só de quem permitiu a contagem.">
          {sends ? <SendsTable sends={sends} /> : <p role="alert">Erro ao carregar dados</p>}
        </Section>
        {isSending && <SteadyRefresh seconds={5} />}
      </NewsletterFrame>
    )
  })
}
