import { Button } from '@radix-ui/themes'
import Link from 'next/link'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { PublishInput, ResumeInput, SessionInput } from '#lib/schemas/imports.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { ShownSession } from '#server/imports/sessions/queries/sessions.ts'

interface SessionActsProps {
  session: ShownSession
  /** Drafts that were public at their source. */
  publishable: number
  /** Others that lack something for it, and stay drafts. */
  lacking: number
  publish: Act<PublishInput>
  stop: Act<SessionInput>
  resume: Act<ResumeInput>
  undo: Act<SessionInput>
}

/** What is said of texts that cannot be published yet; nothing without any. */
const staying = (lacking: number): string =>
  lacking === 0
    ? ''
    : ` ${lacking === 1 ? 'Mais um fica rascunho' : `Outros ${formatInteger(lacking)} ficam rascunhos`}, porque falta o mínimo para ir ao ar: veja em “O que conferir à mão”.`

/** What a master may do with an import now. One that a browser reads goes on with its file, further below. */
export function SessionActs({ session, publishable, lacking, publish, stop, resume, undo }: SessionActsProps) {
  const { id, asks, can, byBrowser, publishing, status } = session
  // Its files were refused: most often others must be chosen.
  const isEmpty = status === 'failed' && session.processed === 0
  if (!can.stop && !can.resume && !can.undo && publishable === 0) return null
  return (
    <div className="flex flex-wrap gap-3">
      {publishing && (
        <p role="status" className="w-full">
          Publicando o que era público:{' '}
          {publishable === 1 ? 'falta 1 texto.' : `faltam ${formatInteger(publishable)} textos.`}
        </p>
      )}
      {asks && (
        <>
          <ActButton
            act={resume}
            input={{ id, twin: 'same' }}
            variant="solid"
            success="A importação continua. O que já está aqui não se repete."
            failure="Não foi possível continuar a importação."
          >
            É o mesmo site: não repetir
          </ActButton>
          <ActButton
            act={resume}
            input={{ id, twin: 'other' }}
            success="A importação continua. Tudo entra."
            failure="Não foi possível continuar a importação."
          >
            É outro site: importar tudo
          </ActButton>
        </>
      )}
      {isEmpty && (
        <Button asChild>
          <Link href="/import-articles">Escolher outros arquivos</Link>
        </Button>
      )}
      {can.resume && !byBrowser && !asks && (
        <ActButton
          act={resume}
          input={{ id }}
          variant={isEmpty ? 'soft' : 'solid'}
          success="A importação continua."
          failure="Não foi possível continuar a importação."
        >
          {isEmpty ? 'Tentar de novo' : 'Continuar importação'}
        </ActButton>
      )}
      {can.stop && status !== 'undoing' && (
        <ActButton
          act={stop}
          input={{ id }}
          success="Importação parada."
          failure="Não foi possível parar a importação."
        >
          Parar
        </ActButton>
      )}
      {publishing && (
        <ActButton
          act={publish}
          input={{ id, stop: true }}
          success="A publicação parou. O que já foi publicado fica."
          failure="Não foi possível parar a publicação."
        >
          Parar de publicar
        </ActButton>
      )}
      {!publishing && publishable > 0 && (
        <ConfirmActButton
          act={publish}
          input={{ id, stop: false }}
          color="green"
          text="Publicar o que era público"
          busyText="Começando…"
          label="Publicar o que era público"
          title={
            publishable === 1 ? 'Publicar o texto que era público?' : `Publicar ${formatInteger(publishable)} textos?`
          }
          question={`São os rascunhos que eram públicos no site antigo e ninguém mexeu aqui. Cada um entra com a data de lá. Ninguém recebe aviso, e-mail ou notificação.${staying(lacking)}`}
          success="Os textos estão sendo publicados."
          failure="Não foi possível publicar os textos da importação."
        />
      )}
      {can.undo && session.processed > 0 && (
        <ConfirmActButton
          act={undo}
          input={{ id }}
          text="Desfazer importação"
          busyText="Desfazendo…"
          label="Desfazer importação"
          title="Desfazer a importação inteira?"
          question="Os artigos que ela trouxe somem, com seus endereços e imagens; os que ela atualizou voltam ao texto de antes. O que alguém editou aqui depois fica."
          success="A importação está sendo desfeita."
          failure="Não foi possível desfazer a importação."
        />
      )}
    </div>
  )
}
