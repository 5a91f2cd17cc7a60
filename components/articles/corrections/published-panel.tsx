import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import type { AddCorrectionInput } from '#lib/schemas/articles/correction.ts'
import type { PinInput } from '#lib/schemas/articles/pin.ts'
import type { DeskCorrection } from '#server/articles/corrections/queries/corrections.ts'
import { PinDialog } from '../front/pin-dialog.client.tsx'
import { CorrectionCards } from './correction-cards.tsx'
import { CorrectionForm } from './correction-form.client.tsx'

interface PublishedPanelProps {
  article: { id: string; title: string }
  corrections: readonly DeskCorrection[]
  actions: { pin: Act<PinInput>; addCorrection: Act<AddCorrectionInput>; withdraw: Act<{ id: string }> }
}

/** An editor's actions on a published article besides its text: pin it to the home page, correct it. */
export function PublishedPanel({ article, corrections, actions }: PublishedPanelProps) {
  return (
    <>
      <Section title="Correções" intro="Os leitores as veem no fim do artigo e na página Erramos.">
        <div className="flex flex-col gap-5">
          {corrections.length > 0 && <CorrectionCards corrections={corrections} withdraw={actions.withdraw} />}
          <CorrectionForm purpose={{ articleId: article.id, add: actions.addCorrection }} />
        </div>
      </Section>
      <Section title="Capa" intro="Este artigo pode abrir a página inicial.">
        <PinDialog articleId={article.id} title={article.title} pin={actions.pin} />
      </Section>
    </>
  )
}
