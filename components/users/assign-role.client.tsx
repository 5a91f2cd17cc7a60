'use client'

import { type FormEvent, useState } from 'react'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import { type Role, roleNames } from '#lib/actor.ts'
import type { Act } from '#lib/outcome.ts'
import type { RoleChange } from '#lib/schemas/users.ts'

interface AssignRoleProps {
  userId: string
  /** The roles that the person does not have. */
  free: readonly Role[]
  assign: Act<RoleChange>
}

export function AssignRole({ userId, free, assign }: AssignRoleProps) {
  const [chosen, setChosen] = useState<Role | ''>('')
  const [error, setError] = useState<string>()
  const { busy, run } = useAct(withProof(assign), 'Papel atribuído.', 'Não foi possível atribuir o papel.')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen === '') {
      setError('Escolha um papel')
      return sayFailure('Escolha um papel')
    }
    if (await run({ userId, role: chosen })) setChosen('')
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-44 grow sm:grow-0">
        <SelectField
          label="Novo papel"
          error={error}
          value={chosen}
          onChange={value => {
            setChosen(value as Role)
            setError(undefined)
          }}
          placeholder="Escolha um papel"
          options={free.map(role => ({ value: role, label: roleNames[role] }))}
        />
      </div>
      <SubmitButton size="2" busy={busy} busyText="Atribuindo...">
        Atribuir papel
      </SubmitButton>
    </form>
  )
}
