'use client'

import { TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ReplacedAddress } from '#lib/schemas/users.ts'
import { withProof } from '../proof/with-proof.ts'

interface ReplaceAddressProps {
  person: { id: string; name: string }
  replace: Act<ReplacedAddress>
}

/** Gives a person's account a new address, because they lost the mailbox. */
export function ReplaceAddress({ person: { id, name }, replace }: ReplaceAddressProps) {
  const [email, setEmail] = useState('')
  return (
    <Section
      title="Perdeu o e-mail"
      intro="Para quem não lê mais o e-mail da conta. Confirme antes, por outro meio, que o pedido é da pessoa."
    >
      <div className="flex flex-col items-start gap-3">
        <div className="w-full">
          <Field label="Novo e-mail da pessoa">
            {control => (
              <TextField.Root
                {...control}
                type="email"
                autoComplete="off"
                value={email}
                onChange={event => setEmail(event.target.value)}
              />
            )}
          </Field>
        </div>
        <ConfirmActButton
          act={withProof(replace)}
          input={{ id, email }}
          success="O e-mail da conta foi trocado. O endereço novo recebe um link para escolher a senha."
          failure="Não foi possível trocar o e-mail."
          text="Trocar o e-mail da conta"
          busyText="Trocando..."
          label={`Trocar o e-mail da conta de ${name}`}
          title="Trocar o e-mail da conta?"
          question={`${name} sai da conta em todos os aparelhos. A senha, as chaves de acesso, o telefone e as contas ligadas deixam de valer. O segundo fator continua. O endereço antigo recebe um aviso.`}
          onDone={() => setEmail('')}
        />
      </div>
    </Section>
  )
}
