import { ActButton } from '#components/ui/act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import { longDateTime } from '#lib/text/format.ts'
import type { ComposedEdition } from '#server/newsletter/editions/queries/composing.ts'
import { Preview } from './preview.client.tsx'

interface SentEditionProps {
  edition: ComposedEdition
  archive: Act<{ id: string; isPublic: boolean }>
}

/** An edition whose sending began. It can be copied, and shown in the archive or hidden. */
export function SentEdition({ edition, archive }: SentEditionProps) {
  const { id, version, kind, sentAt, fields, status } = edition
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <Section title="Envio">
        <p>
          {states[status]} {longDateTime(sentAt)}.
        </p>
        {kind !== 'welcome' && status !== 'stopped' && (
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <p className="text-sm text-soft">
              {fields.isPublic ? 'Está no arquivo do site.' : 'Não está no arquivo do site.'}
            </p>
            <ActButton
              act={archive}
              input={{ id, isPublic: !fields.isPublic }}
              success={fields.isPublic ? 'Edição tirada do arquivo.' : 'Edição posta no arquivo.'}
              failure="Não foi possível mudar o arquivo."
              color="gray"
            >
              {fields.isPublic ? 'Tirar do arquivo' : 'Mostrar no arquivo'}
            </ActButton>
          </div>
        )}
      </Section>
      <Section title="Como saiu" intro="Sem o que deixou de ser público depois do envio.">
        <Preview id={id} version={version} />
      </Section>
    </div>
  )
}

const states: Record<ComposedEdition['status'], string> = {
  draft: 'Rascunho.',
  scheduled: 'Agendada.',
  sending: 'Está sendo enviada desde',
  paused: 'Pausada. O envio começou em',
  sent: 'Enviada em',
  stopped: 'Parada. O envio começou em',
}
