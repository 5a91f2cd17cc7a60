import type { Metadata } from 'next'
import { SendForms } from '#components/reader/events/send-form.tsx'
import { Trail } from '#components/reader/frame/trail.tsx'
import { FillScript } from '#components/reader-script/scripts.tsx'
import { homePath } from '#lib/addresses/paths.ts'
import { bindAmounts } from '#lib/text/typography.ts'
import { Directive } from '../../_page/directive.tsx'
import { readerMetadata } from '../../_page/metadata.ts'

const path = '/events/enviar'
const title = 'Enviar um evento'
const lead = 'Conte o que vai acontecer na sua cidade. A redação confere e responde por e-mail.'

export const generateMetadata = (): Promise<Metadata> => readerMetadata({ title, description: lead, path })

/** The form with which readers send an event to the agenda (EVT-12). */
export default function SendEventPage() {
  return (
    <div className="mx-auto max-w-2xl">
      <Directive />
      <Trail
        steps={[
          { name: 'Início', path: homePath() },
          { name: 'Eventos', path: '/events' },
        ]}
        here={title}
      />
      <header className="mb-8 pt-2">
        <h1 className="text-[clamp(2rem,6vw,3.25rem)] leading-[1.08] font-bold tracking-tight">{title}</h1>
        <p className="mt-3 text-soft sm:text-lg">{bindAmounts(lead)}</p>
      </header>
      <SendForms />
      <FillScript />
    </div>
  )
}
