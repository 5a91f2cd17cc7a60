import { Card, Heading } from '@radix-ui/themes'
import { RefreshButton } from '#components/ui/refresh-button.client.tsx'

/** The figures of the last thirty days, from the integrations; without them, how to get them (DASH-4). */
export function Overview({ own }: { own: boolean }) {
  return (
    <section aria-labelledby="visao-geral" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <Heading as="h2" id="visao-geral" size="4" tabIndex={-1}>
            Visão geral
          </Heading>
          <p className="text-sm text-soft">Últimos 30 dias{own && ' · Seus artigos'}</p>
        </div>
        <RefreshButton />
      </div>
      <Card size="3">
        <p className="font-semibold">Nenhum dado disponível</p>
        <p className="mt-1 text-soft">
          A audiência e a receita aparecem aqui depois que as integrações com o Google Analytics e o Google Ad Manager
          forem configuradas{own ? ' por um Master.' : '.'}
        </p>
      </Card>
    </section>
  )
}
