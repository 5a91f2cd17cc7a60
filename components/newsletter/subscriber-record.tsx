import { Badge, DataList } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Section } from '#components/ui/section.tsx'
import { SmallTable } from '#components/ui/small-table.tsx'
import type { BounceKind } from '#lib/newsletter/bounce.ts'
import { frequencyLabels, sourceLabels, statusBadges } from '#lib/newsletter/subscriber.ts'
import { longDateTime, plural } from '#lib/text/format.ts'
import type { SubscriberEvent, SubscriberRecord } from '#server/newsletter/record/queries.ts'

/** A subscriber's present state. */
export function SubscriberFacts({ record, children }: { record: SubscriberRecord; children?: ReactNode }) {
  return (
    <Section title="Situação">
      <DataList.Root>
        {factsOf(record).map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.Label minWidth="9rem">{label}</DataList.Label>
            <DataList.Value className="min-w-0 wrap-anywhere">{value}</DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
      {children}
    </Section>
  )
}

function factsOf(record: SubscriberRecord): [string, ReactNode][] {
  const { name, status, city, frequency, source, addedBy, tags, isCounted, engagedAt } = record
  const { label, color } = statusBadges[status]
  const badge: ReactNode = (
    <Badge key="status" color={color}>
      {label}
    </Badge>
  )
  return [
    ['Nome', name || '—'],
    ['Status', badge],
    ['Notícias de', city ?? 'Todas as cidades'],
    ['Frequência', frequencyLabels[frequency]],
    ['Origem', addedBy ? `${sourceLabels[source]}, por ${addedBy}` : sourceLabels[source]],
    ['Etiquetas', tags.join(', ') || '—'],
    ['Última leitura', readingOf(isCounted, engagedAt)],
  ]
}

function readingOf(isCounted: boolean, engagedAt: Date | null): string {
  if (!isCounted) return 'Não é contada: a pessoa não permitiu'
  return engagedAt ? longDateTime(engagedAt) : 'Nenhuma contada'
}

/** The history of a subscription, newest first. */
export const SubscriberHistory = ({ events }: Pick<SubscriberRecord, 'events'>) => (
  <Section title="Histórico">
    <SmallTable
      caption="Histórico da inscrição"
      columns={['O que houve', 'Quando']}
      rows={events.map((event, at) => ({
        key: `${at} ${event.kind}`,
        cells: [
          sentenceOf(event),
          <time key="at" dateTime={event.at.toISOString()}>
            {longDateTime(event.at)}
          </time>,
        ],
      }))}
    />
  </Section>
)

const bounces: Record<BounceKind, string> = {
  hard: 'O endereço recusou a mensagem',
  soft: 'O endereço recusou a mensagem por enquanto',
  complaint: 'Marcou a mensagem como spam',
}

function sentenceOf(event: SubscriberEvent): string {
  switch (event.kind) {
    case 'subscribed':
      return 'Entrou na lista'
    case 'confirmed':
      return 'Confirmou a inscrição'
    case 'ended':
      return 'A inscrição terminou'
    case 'received':
      return `Recebeu “${event.subject}”`
    case 'failed':
      return `Não recebeu “${event.subject}”: o envio falhou`
    case 'opened':
      return `Abriu “${event.subject}”`
    case 'clicked':
      return `Seguiu ${plural(event.clicks, 'link', 'links')} de “${event.subject}”`
    case 'bounced': {
      const about = event.subject === null ? '' : ` “${event.subject}”`
      return `${bounces[event.bounce]}${about}${event.code && ` (${event.code})`}`
    }
  }
}
