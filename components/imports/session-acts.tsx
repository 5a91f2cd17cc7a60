import { ActButton } from '#components/ui/act-button.client.tsx'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { SessionInput } from '#lib/schemas/imports.ts'
import type { ShownSession } from '#server/imports/sessions/queries/sessions.ts'

interface SessionActsProps {
  session: ShownSession
  stop: Act<SessionInput>
  resume: Act<SessionInput>
  undo: Act<SessionInput>
}

/** What a master may do with an import now. One that a browser reads goes on with its file, further below. */
export function SessionActs({ session, stop, resume, undo }: SessionActsProps) {
  const { id, can, byBrowser, status } = session
  if (!can.stop && !can.resume && !can.undo) return null
  return (
    <div className="flex flex-wrap gap-3">
      {can.resume && !byBrowser && (
        <ActButton
          act={resume}
          input={{ id }}
          variant="solid"
          success="A importação continua."
          failure="Não foi possível continuar."
        >
          Continuar importação
        </ActButton>
      )}
      {can.stop && status !== 'undoing' && (
        <ActButton act={stop} input={{ id }} success="Importação parada." failure="Não foi possível parar.">
          Parar
        </ActButton>
      )}
      {can.undo && (
        <ConfirmActButton
          act={undo}
          input={{ id }}
          text="Desfazer importação"
          busyText="Desfazendo…"
          label="Desfazer importação"
          title="Desfazer a importação inteira?"
          question="Os artigos que ela trouxe somem, com seus endereços e imagens; os que ela atualizou voltam ao texto de antes. O que alguém editou aqui depois fica."
          success="A importação está sendo desfeita."
          failure="Não foi possível desfazer."
        />
      )}
    </div>
  )
}
