'use client'

import { Button, Callout } from '@radix-ui/themes'
import { CalendarClock, Mail, Send } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { forgetFailure, sayError, sayFailure, unanswered } from '#components/ui/forms/form-failure.ts'
import type { Outcome } from '#lib/outcome.ts'
import { longDateTime, plural } from '#lib/text/format.ts'
import { localOf } from '#lib/text/local-time.ts'
import type { EditionCheck } from '#server/newsletter/editions/queries/check.ts'
import type { ComposerActions } from '../composer-actions.ts'
import type { Composing } from '../use-composing.client.tsx'
import { SendDialog } from './send-dialog.client.tsx'

interface SendingProps {
  id: string
  scheduledAt: Date | null
  composing: Composing
  ask: () => Promise<EditionCheck | null>
  actions: ComposerActions
}

/** The buttons that send an edition: as a test, at a time, or now. Each saves it first. */
export function Sending({ id, scheduledAt, composing, ask, actions }: SendingProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  /** Runs an act on the saved version. Gives its data; null after a failure, which it shows. */
  async function act<Data>(
    run: (version: number) => Promise<Outcome<Data>>,
    failure: string,
  ): Promise<Outcome<Data> | null> {
    forgetFailure()
    setBusy(true)
    const version = await composing.saver.flush()
    const outcome = version === null ? null : await run(version).catch(unanswered)
    setBusy(false)
    if (!outcome) sayFailure(failure, 'A edição não pôde ser salva.')
    return outcome
  }

  async function test() {
    const failure = 'Não foi possível enviar o teste.'
    const outcome = await act(() => actions.test({ id }), failure)
    if (outcome?.serverError) sayError(outcome.serverError, failure)
    else if (outcome) toast.success('Teste enviado. Veja a sua caixa de entrada.')
  }
  async function unschedule() {
    const failure = 'Não foi possível retirar o agendamento.'
    const outcome = await act(version => actions.unschedule({ id, version }), failure)
    if (outcome?.serverError) sayError(outcome.serverError, failure)
    if (outcome?.data) {
      composing.saver.adopt(outcome.data.version)
      toast.success('Agendamento retirado. A edição voltou a ser rascunho.')
      router.refresh()
    }
  }
  async function schedule(at: string): Promise<boolean | string> {
    const failure = 'Não foi possível agendar a edição.'
    const outcome = await act(version => actions.schedule({ id, version, at }), failure)
    const refusal = outcome?.serverError
    if (refusal?.fields.at) return refusal.fields.at
    if (refusal) sayError(refusal, failure)
    if (!outcome?.data) return false
    composing.saver.adopt(outcome.data.version)
    toast.success('Edição agendada.')
    router.refresh()
    return true
  }
  async function send(): Promise<boolean> {
    const failure = 'Não foi possível enviar a edição.'
    const outcome = await act(version => actions.send({ id, version }), failure)
    if (outcome?.serverError) sayError(outcome.serverError, failure)
    if (!outcome?.data) return false
    toast.success(`Envio começado, para ${plural(outcome.data.recipients, 'inscrito', 'inscritos')}.`)
    router.refresh()
    return true
  }
  const prepare = async () => ((await composing.saver.flush()) === null ? null : ask())

  return (
    <div className="flex flex-col gap-4">
      {scheduledAt && (
        <Callout.Root size="1" role="note">
          <Callout.Icon>
            <CalendarClock aria-hidden size={18} />
          </Callout.Icon>
          <Callout.Text>Agendada para {longDateTime(scheduledAt)}.</Callout.Text>
        </Callout.Root>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant="soft" color="gray" disabled={busy} onClick={test}>
          <Mail aria-hidden size={16} /> Enviar teste
        </Button>
        <SendDialog
          kind="schedule"
          at={scheduledAt ? localOf(scheduledAt) : ''}
          prepare={prepare}
          run={schedule}
          trigger={
            <Button type="button" variant="soft">
              <CalendarClock aria-hidden size={16} /> {scheduledAt ? 'Mudar a hora' : 'Agendar'}
            </Button>
          }
        />
        {scheduledAt && (
          <Button type="button" variant="soft" color="gray" disabled={busy} onClick={unschedule}>
            Retirar agendamento
          </Button>
        )}
        <SendDialog
          kind="send"
          at=""
          prepare={prepare}
          run={send}
          trigger={
            <Button type="button">
              <Send aria-hidden size={16} /> Enviar agora
            </Button>
          }
        />
      </div>
      <p className="text-sm text-soft">O teste vai só para o e-mail da sua conta.</p>
    </div>
  )
}
