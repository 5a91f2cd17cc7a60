'use client'

import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Combobox } from '#components/ui/fields/combobox.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import type { ChoiceOption } from '#components/ui/fields/option-list.tsx'
import { type Role, roleNames } from '#lib/actor.ts'
import { type Credit, crafts, creditLine, creditOf } from '#lib/articles/credits.ts'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'
import { cleanText, fold } from '#lib/text/text.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import { ChosenCredits } from './chosen-credits.client.tsx'
import { firstMessage } from './first-message.ts'

export type SearchSigners = Act<{ typed: string }, { id: string; name: string; role: Role | null }[]>

type Named = Omit<Credit, 'craft'>

/** The options for a typed name: matching profiles, and the name as typed. Null when the search fails. */
async function optionsFor(search: SearchSigners, typed: string): Promise<(ChoiceOption & { named: Named })[] | null> {
  const name = cleanText(typed).trim()
  const { data } = await search({ typed: name })
  if (!data) return null
  const people = data.map(({ id, name, role }) => ({
    value: id,
    label: `${name} · ${role ? roleNames[role] : 'sem conta'}`,
    named: { personId: id, name, agency: false },
  }))
  if (name.length < limits.credit.min || name.length > limits.credit.max) return people
  const outside = { personId: null, name }
  return [
    ...people,
    { value: 'person', label: `“${name}”, de fora da redação`, named: { ...outside, agency: false } },
    { value: 'agency', label: `“${name}”, agência ou equipe`, named: { ...outside, agency: true } },
  ]
}

const same = (one: Named, other: Named) =>
  one.personId === other.personId && (one.personId !== null || fold(one.name) === fold(other.name))

/** The credits in the order that readers see: a profile of the newspaper or any name, with a function (ART-13). */
export function CreditsField({ form, search }: { form: ArticleFormControl; search: SearchSigners }) {
  const { field, fieldState } = useController({ control: form.control, name: 'credits' })
  const [said, setSaid] = useState('')
  const box = useRef<HTMLInputElement | null>(null)
  const found = useRef(new Map<string, Named>())
  const credits: Credit[] = field.value ?? []
  const full = credits.length >= limits.credit.perArticle

  const find = async (typed: string) => {
    const options = await optionsFor(search, typed)
    found.current = new Map(options?.map(({ value, named }) => [value, named]))
    return options
  }
  const add = ({ value }: ChoiceOption) => {
    const named = found.current.get(value)
    if (!named) return
    // A signer who is already named gets another function.
    const craft = crafts.find(each => !credits.some(credit => credit.craft === each && same(credit, named)))
    if (!craft) return setSaid(`${named.name} já assina em todas as funções.`)
    const credit = creditOf({ ...named, craft })
    field.onChange([...credits, credit])
    setSaid(`Incluído: ${creditLine(credit)}.`)
  }
  return (
    <Field
      label="Assinaturas"
      hint={
        full
          ? `O limite é de ${limits.credit.perArticle} assinaturas.`
          : 'Busque alguém da redação ou escreva um nome de fora. A ordem é a que o leitor vê.'
      }
      error={firstMessage(fieldState.error)}
    >
      {control => (
        <>
          <ChosenCredits
            credits={credits}
            onChange={(next, what) => {
              field.onChange(next)
              setSaid(what)
              if (next.length < credits.length) box.current?.focus()
            }}
          />
          <Combobox
            {...control}
            ref={element => {
              box.current = element
              field.ref(element)
            }}
            placeholder="Adicionar quem assina"
            disabled={full}
            find={find}
            onChoose={add}
            emptyText="Ninguém da redação tem esse nome"
            failureText="Não foi possível buscar as pessoas."
          />
          <span role="status" className="sr-only">
            {said}
          </span>
        </>
      )}
    </Field>
  )
}
