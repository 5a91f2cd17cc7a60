import { Badge } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Figure } from '#components/audience/figure.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { SendingActs, Uncertain } from '#components/newsletter/sending-acts.tsx'
import { DomainTroubles, FollowedLinks, SendingProgress } from '#components/newsletter/sending-progress.tsx'
import { Section } from '#components/ui/section.tsx'
import { SteadyRefresh } from '#components/ui/steady-refresh.client.tsx'
import { composerPath, sendPath, sendsPath } from '#lib/addresses/paths.ts'
import { countAndShare, editionBadges } from '#lib/newsletter/sending-words.ts'
import { longDateTime } from '#lib/text/format.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import {
  pauseEditionAction,
  resumeEditionAction,
  settleEditionAction,
  stopEditionAction,
} from '#server/newsletter/sending/actions.ts'
import { findSending } from '#server/newsletter/sending/queries.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { enter } from '../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Envio da newsletter' }

/** One sending of the newsletter: its progress, the domains that refuse, and the buttons of a master. */
export default async function SendingPage({ params }: PageProps<'/newsletter/envios/[id]'>) {
  const { id } = await params
  const { actor } = await enter(sendPath(id))
  const sending = looksLikeUuid(id) ? await findSending(actor, id) : null
  if (!sending) notFound()
  const { subject, kind, status, sentTo, opened, clicked, sentAt, endedAt, counts, domains, links } = sending
  const badge = editionBadges[status]
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeading
        back={{ path: sendsPath, label: 'Envios' }}
        shown={{ path: composerPath(id), label: 'Ver a edição' }}
      >
        {subject}
      </ScreenHeading>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge color={badge.color}>{badge.label}</Badge>
        <span className="text-sm text-soft">
          Começou em {longDateTime(sentAt)}
          {endedAt && `, terminou em ${longDateTime(endedAt)}`}
        </span>
      </p>
      {kind !== 'welcome' && (
        <SendingActs
          id={id}
          status={status}
          pause={pauseEditionAction}
          resume={resumeEditionAction}
          stop={stopEditionAction}
        />
      )}
      <Section title="Mensagens">
        <SendingProgress counts={counts} sentTo={sentTo} />
      </Section>
      {counts.uncertain > 0 && (
        <Section title="Mensagens incertas">
          <Uncertain id={id} count={counts.uncertain} status={status} settle={settleEditionAction} />
        </Section>
      )}
      {domains.length > 0 && (
        <Section
          title="Recusas por domínio"
          intro="Um domínio que pede para esperar não atrasa os outros. Quem não existe mais sai da lista sozinho."
        >
          <DomainTroubles domains={domains} />
        </Section>
      )}
      <Section title="Leitura" intro="Só de quem permitiu a contagem na própria inscrição.">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          <Figure label="Aberturas" value={countAndShare(opened, sentTo)} />
          <Figure label="Cliques" value={countAndShare(clicked, sentTo)} />
        </dl>
      </Section>
      {links.length > 0 && (
        <Section title="Links mais seguidos">
          <FollowedLinks links={links} site={siteOrigin()} />
        </Section>
      )}
      {counts.queued + counts.sending > 0 && status !== 'paused' && <SteadyRefresh seconds={3} />}
    </div>
  )
}
