'use client'

import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { graceDays } from '#lib/accounts/factors.ts'
import type { Act } from '#lib/outcome.ts'
import type { StaffFactor } from '#lib/schemas/factors.ts'
import { withProof } from '../proof/with-proof.ts'

/** Switches on or off that staff must have a second factor, and says what follows. */
export function StaffFactorSwitch({ required, save }: { required: boolean; save: Act<StaffFactor> }) {
  const act = withProof(save)
  const failure = 'Não foi possível mudar a exigência.'
  return required ? (
    <ConfirmActButton
      act={act}
      input={{ required: false }}
      success="O segundo fator deixou de ser exigido."
      failure={failure}
      text="Deixar de exigir"
      busyText="Mudando..."
      label="Deixar de exigir o segundo fator"
      title="Deixar de exigir o segundo fator?"
      question="Os prazos acabam, e quem estava sem acesso volta a trabalhar. Quem já tem um segundo fator continua com ele."
    />
  ) : (
    <ConfirmActButton
      act={act}
      input={{ required: true }}
      success="O segundo fator passou a ser exigido da equipe."
      failure={failure}
      text="Exigir segundo fator"
      busyText="Mudando..."
      label="Exigir segundo fator da equipe"
      title="Exigir segundo fator da equipe?"
      question={`Quem não tem um ganha ${graceDays} dias para cadastrar. Depois disso, fica sem acesso à redação até cadastrar. Vale para você também.`}
      color="tomato"
    />
  )
}
