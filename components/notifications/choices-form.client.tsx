'use client'

import { Checkbox } from '@radix-ui/themes'
import { type ReactNode, useId, useState } from 'react'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { NotificationType } from '#lib/notifications.ts'
import type { Act } from '#lib/outcome.ts'
import type { NoticeChoicesInput } from '#lib/schemas/site/notices.ts'

interface Choices {
  kinds: readonly { type: NotificationType; label: string; isShown: boolean }[]
  digest: boolean
}

interface ChoicesFormProps {
  choices: Choices
  save: Act<NoticeChoicesInput>
}

/** The form of a person's choices about notifications. */
export function ChoicesForm({ choices, save }: ChoicesFormProps) {
  const [shown, setShown] = useState(
    () => new Set(choices.kinds.filter(({ isShown }) => isShown).map(({ type }) => type)),
  )
  const [digest, setDigest] = useState(choices.digest)
  const { busy, run } = useAct(save, 'Escolhas salvas.', 'Não foi possível salvar.')
  const turn = (type: NotificationType, on: boolean) =>
    setShown(before => new Set(on ? [...before, type] : [...before].filter(each => each !== type)))
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-6"
      onSubmit={event => {
        event.preventDefault()
        void run({ shown: [...shown], digest })
      }}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">Avisos na redação</legend>
        {choices.kinds.map(({ type, label }) => (
          <Choice key={type} checked={shown.has(type)} onChange={on => turn(type, on)}>
            {label}
          </Choice>
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-medium">Resumo por e-mail</legend>
        <Choice checked={digest} onChange={setDigest}>
          Toda manhã, quantos avisos estão por ler
        </Choice>
      </fieldset>
      <SaveRow busy={busy} />
    </form>
  )
}

interface ChoiceProps {
  checked: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}

function Choice({ checked, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <Checkbox id={id} checked={checked} onCheckedChange={on => onChange(on === true)} mt="1" />
      <label htmlFor={id}>{children}</label>
    </div>
  )
}
