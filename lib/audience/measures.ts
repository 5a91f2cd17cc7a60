import { one, type Parameters, pathWith } from '../addresses/parameters.ts'
import { type AdFigures, formatMicros } from '../google/figures.ts'
import { formatInteger } from '../text/format.ts'
import { bounceRate, type Figures, formatSeconds, formatShare, sessionSeconds } from './figures.ts'
import { type Period, periodParameters } from './period.ts'

/** A figure of a period that can be drawn by day. */
export interface Measure<Of> {
  label: string
  /** Null where nothing was counted. */
  value: (figures: Of) => number | null
  format: (value: number | null) => string
}

const count = (value: number | null) => (value === null ? '–' : formatInteger(value))

/** The figures of an audience, in the order of the screen. */
export const audienceMeasures = {
  usuarios: { label: 'Usuários ativos', value: ({ visitors }) => visitors, format: count },
  sessoes: { label: 'Sessões', value: ({ sessions }) => sessions, format: count },
  visualizacoes: { label: 'Visualizações de página', value: ({ pageViews }) => pageViews, format: count },
  duracao: { label: 'Duração média da sessão', value: sessionSeconds, format: formatSeconds },
  rejeicao: { label: 'Taxa de rejeição', value: bounceRate, format: formatShare },
} as const satisfies Record<string, Measure<Figures>>
export type AudienceMeasure = keyof typeof audienceMeasures

/** The figures of the ad revenue, in the order of the screen. Of one person's texts only the revenue is known. */
export const adMeasures = {
  receita: {
    label: 'Receita total',
    value: ({ totalRevenue }) => totalRevenue,
    format: value => (value === null ? '–' : formatMicros(value)),
  },
  impressoes: { label: 'Impressões', value: ({ counts }) => counts?.totalImpressions ?? null, format: count },
  cliques: { label: 'Cliques', value: ({ counts }) => counts?.totalClicks ?? null, format: count },
  ctr: { label: 'CTR', value: ({ counts }) => counts?.avgCTR ?? null, format: formatShare },
  preenchimento: {
    label: 'Taxa de preenchimento',
    value: ({ counts }) => counts?.fillRate ?? null,
    format: formatShare,
  },
  solicitacoes: {
    label: 'Solicitações de anúncio',
    value: ({ counts }) => counts?.totalAdRequests ?? null,
    format: count,
  },
} as const satisfies Record<string, Measure<AdFigures>>
export type AdMeasure = keyof typeof adMeasures

/** The drawn figures of a screen, with its path and period: for the links that choose another figure. */
export interface Drawn {
  audience: AudienceMeasure
  ads: AdMeasure
  period: Period
  path: string
}

/** The drawn figures of an address, `?grafico=sessoes&anuncios=ctr`; page views and the revenue for what cannot be read. */
export function readDrawn(parameters: Parameters, period: Period, path: string): Drawn {
  const audience = one(parameters.grafico) ?? ''
  const ads = one(parameters.anuncios) ?? ''
  return {
    audience: Object.hasOwn(audienceMeasures, audience) ? (audience as AudienceMeasure) : 'visualizacoes',
    ads: Object.hasOwn(adMeasures, ads) ? (ads as AdMeasure) : 'receita',
    period,
    path,
  }
}

/** The address that draws another figure, at its drawing. */
export const drawnAddress = (
  { path, period, ...drawn }: Drawn,
  other: Partial<Pick<Drawn, 'audience' | 'ads'>>,
): string => {
  const { audience, ads } = { ...drawn, ...other }
  const address = pathWith(path, {
    ...periodParameters(period),
    grafico: audience === 'visualizacoes' ? null : audience,
    anuncios: ads === 'receita' ? null : ads,
  })
  return `${address}#${'ads' in other ? 'grafico-de-anuncios' : 'grafico'}`
}
