import { ActButton } from '#components/ui/act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'

interface CountingSwitchProps {
  counts: boolean
  set: Act<{ counts: boolean }>
}

/** Whether openings and clicks are counted, and the button that changes it. */
export const CountingSwitch = ({ counts, set }: CountingSwitchProps) => (
  <Section
    title="Contagem de leituras"
    intro="Conta, só neste site, quando abre uma edição e segue um link quem permitiu isso na página da própria inscrição. Aberturas de robôs e do Mail da Apple ficam de fora."
  >
    <p className="flex flex-wrap items-center gap-3">
      <strong>{counts ? 'Ligada' : 'Desligada'}</strong>
      <ActButton
        act={set}
        input={{ counts: !counts }}
        success={counts ? 'Contagem desligada.' : 'Contagem ligada.'}
        failure="Não foi possível mudar a contagem."
      >
        {counts ? 'Desligar contagem' : 'Ligar contagem'}
      </ActButton>
    </p>
  </Section>
)
