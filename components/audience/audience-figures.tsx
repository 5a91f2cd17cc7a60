import { type AudienceMeasure, audienceMeasures, type Drawn, drawnAddress } from '#lib/audience/measures.ts'
import type { Overview } from '#server/audience/queries/overview.ts'
import { MeasureFigures } from './measure-figures.tsx'

/** The five figures of an audience (AUD-4). */
export const AudienceFigures = ({ overview: { sum, before }, drawn }: { overview: Overview; drawn: Drawn }) => (
  <MeasureFigures
    {...{ label: 'Audiência', measures: Object.entries(audienceMeasures), sum, drawn: drawn.audience }}
    before={before?.sum ?? null}
    addressOf={key => drawnAddress(drawn, { audience: key as AudienceMeasure })}
    columns="lg:grid-cols-5"
  />
)

/** How the figures are counted. */
export const AudienceNote = ({ own }: { own: boolean }) => (
  <p className="text-sm text-soft">
    Contado pelo próprio portal, sem cookies e sem robôs, recargas nem a redação. Os usuários ativos são a soma dos de
    cada dia: quem volta em outro dia conta de novo, porque ninguém é seguido de um dia para o outro. A duração é o
    tempo com {own ? 'seus artigos' : 'o portal'} na tela, e rejeição é uma sessão de uma só página vista por menos de
    dez segundos.
  </p>
)
