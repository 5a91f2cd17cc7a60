'use client'

import { useRef, useState } from 'react'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { Combobox } from '#components/ui/fields/combobox.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import type { ChoiceOption } from '#components/ui/fields/option-list.tsx'
import type { Act } from '#lib/outcome.ts'
import type { JoinInput } from '#lib/schemas/users.ts'
import { plural } from '#lib/text/format.ts'
import type { FreeByline } from '#server/users/queries/bylines.ts'

interface JoinBylineProps {
  person: { id: string; name: string }
  search: Act<{ typed: string }, FreeByline[]>
  join: Act<JoinInput>
}

/** Finds a byline without an account and joins it into the person's, after a confirmation that names both. */
export function JoinByline({ person, search, join }: JoinBylineProps) {
  const [chosen, setChosen] = useState<FreeByline | null>(null)
  const found = useRef<FreeByline[]>([])

  const find = async (typed: string): Promise<ChoiceOption[] | null> => {
    const { data } = await search({ typed: typed.trim().slice(0, 100) })
    found.current = data ?? []
    return data?.map(byline => ({ value: byline.id, label: `${byline.name} · ${movedBy(byline)}` })) ?? null
  }
  return (
    <div className="flex flex-col gap-4">
      <Field label="Autor sem conta" hint="Escreva ao menos três letras do nome.">
        {control => (
          <Combobox
            {...control}
            placeholder="Buscar assinatura"
            find={find}
            onChoose={({ value }) => setChosen(found.current.find(({ id }) => id === value) ?? null)}
            emptyText="Nenhum autor sem conta tem esse nome"
            failureText="Não foi possível buscar as assinaturas."
          />
        )}
      </Field>
      {chosen && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">
            <strong>{chosen.name}</strong>: {movedBy(chosen)}
          </p>
          <ConfirmActButton
            act={join}
            input={{ bylineId: chosen.id, userId: person.id }}
            success={`A assinatura ${chosen.name} agora é de ${person.name}.`}
            failure="Não foi possível unir a assinatura."
            onDone={() => setChosen(null)}
            text="Unir à conta"
            busyText="Unindo..."
            label={`Unir o autor ${chosen.name} à conta de ${person.name}`}
            title={`Unir ${chosen.name} a ${person.name}?`}
            question={`Passam para a conta de ${person.name}: ${movedBy(chosen)}. O endereço da assinatura ${chosen.name} leva ao da conta. Não há como desfazer.`}
          />
        </div>
      )}
    </div>
  )
}

const movedBy = ({ articles, credits, reviews }: FreeByline): string =>
  [
    plural(articles, 'artigo', 'artigos'),
    plural(credits, 'crédito', 'créditos'),
    plural(reviews, 'avaliação', 'avaliações'),
  ].join(', ')
