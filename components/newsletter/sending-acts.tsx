import { ActButton } from '#components/ui/act-button.client.tsx'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { EditionStatus } from '#lib/newsletter/edition.ts'
import type { Act } from '#lib/outcome.ts'
import { plural } from '#lib/text/format.ts'

type One = Act<{ id: string }>

interface SendingActsProps {
  id: string
  status: EditionStatus
  pause: One
  resume: One
  stop: One
}

const failure = 'Não foi possível mudar o envio.'

export const SendingActs = ({ id, status, pause, resume, stop }: SendingActsProps) => {
  if (status !== 'sending' && status !== 'paused') return null
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'sending' ? (
        <ActButton
          act={pause}
          input={{ id }}
          success="Envio pausado."
          failure={failure}
          busyText="Pausando..."
          refreshOnFailure
        >
          Pausar
        </ActButton>
      ) : (
        <ActButton
          act={resume}
          input={{ id }}
          success="Envio retomado."
          failure={failure}
          busyText="Retomando..."
          refreshOnFailure
        >
          Retomar
        </ActButton>
      )}
      <ConfirmActButton
        act={stop}
        input={{ id }}
        text="Interromper"
        busyText="Interrompendo..."
        label="Interromper o envio"
        title="Interromper o envio?"
        question="Quem ainda não recebeu a edição não a receberá. Isto não se desfaz."
        success="Envio interrompido."
        failure={failure}
      />
    </div>
  )
}

interface UncertainProps {
  id: string
  count: number
  status: EditionStatus
  settle: Act<{ id: string; choice: 'sent' | 'again' }>
}

/** The uncertain mails, with the buttons that settle them. */
export const Uncertain = ({ id, count, status, settle }: UncertainProps) => (
  <div className="flex flex-col gap-3">
    <p>
      {plural(count, 'mensagem estava', 'mensagens estavam')} a caminho quando o envio foi cortado. Não se sabe se{' '}
      {count === 1 ? 'chegou' : 'chegaram'}. Enviar de novo pode entregar a mesma edição duas vezes; contar como
      enviadas pode deixar alguém sem ela.
    </p>
    <div className="flex flex-wrap gap-3">
      <ActButton
        act={settle}
        input={{ id, choice: 'sent' }}
        success="As mensagens incertas contam como enviadas."
        failure="Não foi possível contar as mensagens como enviadas."
        refreshOnFailure
      >
        Contar como enviadas
      </ActButton>
      {status !== 'stopped' && (
        <ConfirmActButton
          act={settle}
          input={{ id, choice: 'again' }}
          color="gray"
          text="Enviar de novo"
          busyText="Enviando..."
          label="Enviar de novo as mensagens incertas"
          title="Enviar de novo?"
          question="Quem já recebeu pode receber a edição pela segunda vez."
          success="As mensagens voltaram para a fila."
          failure="Não foi possível pôr as mensagens na fila de novo."
        />
      )}
    </div>
  </div>
)
