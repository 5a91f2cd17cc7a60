'use client'

import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import type { UserInput } from '#lib/schemas/users.ts'
import { plural } from '#lib/text/format.ts'
import { withProof } from '../proof/with-proof.ts'

interface ResetFactorsProps {
  person: { id: string; name: string }
  /** The number of the person's factors and passkeys. */
  count: number
  reset: Act<UserInput>
}

/** Removes all factors of a person who lost them. */
export function ResetFactors({ person: { id, name }, count, reset }: ResetFactorsProps) {
  return (
    <Section
      title="Segundo fator"
      intro="Para quem perdeu o aplicativo, as chaves e os códigos de recuperação. Confirme antes, por outro meio, que o pedido é da pessoa."
    >
      {count === 0 ? (
        <p className="text-soft">Nenhum fator cadastrado.</p>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p>{plural(count, 'fator cadastrado', 'fatores cadastrados')}.</p>
          <ConfirmActButton
            act={withProof(reset)}
            input={{ id }}
            success="Os fatores foram removidos. A pessoa recebe um e-mail."
            failure="Não foi possível remover os fatores."
            text="Remover os fatores"
            busyText="Removendo..."
            label={`Remover os fatores de ${name}`}
            title="Remover todos os fatores?"
            question={`${name} passa a entrar só com a senha ou um código por e-mail, e as chaves de acesso deixam de valer. A pessoa recebe um e-mail.`}
          />
        </div>
      )}
    </Section>
  )
}
