import { Button } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { Counted } from '#components/audience/counted.tsx'
import { PeriodChoice } from '#components/audience/period-choice.tsx'
import { GoogleFiguresView } from '#components/google/google-figures.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { figuresShape, loaded } from '#components/ui/loaded.tsx'
import { Section } from '#components/ui/section.tsx'
import { SteadyRefresh } from '#components/ui/steady-refresh.client.tsx'
import { readDrawn } from '#lib/audience/measures.ts'
import { analyticsPath, readPeriod } from '#lib/audience/period.ts'
import { plural } from '#lib/text/format.ts'
import { findAnalytics } from '#server/audience/queries/analytics.ts'
import { findOverview } from '#server/audience/queries/overview.ts'
import { countPresent, presentMinutes } from '#server/audience/queries/present.ts'
import { googleFigures } from '#server/google/queries/figures.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Analytics' }

/** Seconds between two counts of the present visitors. */
const REFRESH_SECONDS = 30

/** The newspaper's own figures: audience, most read articles, sources, and articles that led to subscriptions. */
export default async function AnalyticsPage({ searchParams }: PageProps<'/admin/analytics'>) {
  const { actor } = await enter(analyticsPath)
  const parameters = await searchParams
  const period = readPeriod(parameters, now())
  const refused = parameters.de !== undefined && period.days !== null
  return loaded(figuresShape, async () => {
    const [counted, present, google] = await Promise.all([
      block('analytics', Promise.all([findAnalytics(actor, period), findOverview(actor, period)])),
      block('present', countPresent(actor)),
      block('google figures', googleFigures(actor, period)),
    ])
    return (
      <div className="flex flex-col gap-5">
        <SteadyRefresh seconds={REFRESH_SECONDS} />
        <ScreenHeading
          action={
            <Button asChild variant="soft">
              <a href="/analytics-settings">Configurar o Google Analytics</a>
            </Button>
          }
        >
          Analytics
        </ScreenHeading>
        <Present visitors={present} />
        <PeriodChoice period={period} refused={refused} now={now()} />
        {counted === null ? (
          <p role="alert">Não foi possível carregar os números agora. O problema foi registrado.</p>
        ) : counted[0].views === 0 && counted[1].sum.sessions === 0 ? (
          <p className="border-y border-rule py-12 text-center text-soft">Nenhuma leitura contada neste período.</p>
        ) : (
          <Counted
            analytics={counted[0]}
            overview={counted[1]}
            period={period}
            drawn={readDrawn(parameters, period, analyticsPath)}
          />
        )}
        {google && (google.isSetUp || google.analytics || google.ads) && (
          <Section
            title="O que o Google contou"
            intro="No mesmo período, ao lado dos números do portal e nunca somado a eles. O Google conta só quem aceita a medição."
          >
            <GoogleFiguresView figures={google} />
          </Section>
        )}
      </div>
    )
  })
}

const Present = ({ visitors }: { visitors: number | null }) => (
  <p className="border-l-4 border-accent pl-4">
    <span className="font-serif text-3xl font-bold tabular-nums">{visitors ?? '–'}</span>{' '}
    <span className="text-soft">
      {visitors === null
        ? 'não foi possível contar quem está agora no portal'
        : `${plural(visitors, 'visitante', 'visitantes').replace(/^\S+ /, '')} agora no portal, nos últimos ${presentMinutes} minutos`}
    </span>
  </p>
)
