'use client'

import { Button, Dialog } from '@radix-ui/themes'
import { Check, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { Combobox } from '#components/ui/fields/combobox.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import type { ChoiceOption } from '#components/ui/fields/option-list.tsx'
import type { ComposerActions } from '../composer-actions.ts'

/** The blocks whose subject is found by a search. */
export type Searched = 'article' | 'event'

const words = {
  article: {
    title: 'Adicionar matérias',
    label: 'Buscar pelo título',
    placeholder: 'Palavras do título',
    empty: 'Nenhuma matéria publicada com essas palavras',
    failure: 'Não foi possível buscar as matérias.',
    offered: 'Mais recentes',
    hint: 'De matérias para assinantes vão só o título e o resumo.',
  },
  event: {
    title: 'Adicionar eventos',
    label: 'Buscar pelo nome',
    placeholder: 'Palavras do nome',
    empty: 'Nenhum evento na agenda com essas palavras',
    failure: 'Não foi possível buscar os eventos.',
    offered: 'Próximos',
    hint: 'Só eventos que ainda não passaram.',
  },
} as const

interface PickDialogProps {
  /** Null while the dialog is closed. */
  picking: Searched | null
  actions: Pick<ComposerActions, 'searchArticles' | 'searchEvents'>
  onPick: (option: ChoiceOption) => void
  onClose: () => void
}

/** Adds articles or events: the newest or next ones by a click, all others by a search. It stays open after a choice, so that several can be made. */
export function PickDialog({ picking, actions, onPick, onClose }: PickDialogProps) {
  const [picked, setPicked] = useState<readonly ChoiceOption[]>([])
  const kind = picking ?? 'article'
  const said = words[kind]
  const titles = useRef(new Map<string, string>())
  const find = async (typed: string): Promise<ChoiceOption[] | null> => {
    const text = { typed: typed.slice(0, 200) }
    const { data } = await (kind === 'event' ? actions.searchEvents(text) : actions.searchArticles(text))
    if (!data) return null
    for (const { id, title } of data) titles.current.set(id, title)
    return data.map(each => ({
      value: each.id,
      label: 'authorName' in each ? `${each.title} (${each.authorName})` : each.title,
    }))
  }
  const choose = ({ value, label }: ChoiceOption) => {
    const title = titles.current.get(value) ?? label
    onPick({ value, label: title })
    setPicked(before => [...before, { value, label: title }])
  }
  const close = () => {
    setPicked([])
    onClose()
  }
  return (
    <Dialog.Root open={picking !== null} onOpenChange={open => open || close()}>
      <DialogContent maxWidth="32rem">
        <Dialog.Title>{said.title}</Dialog.Title>
        <Dialog.Description size="2" mb="4">
          {said.hint}
        </Dialog.Description>
        <div className="min-h-96">
          <Field label={said.label}>
            {control => (
              <Combobox
                {...control}
                placeholder={said.placeholder}
                find={find}
                onChoose={choose}
                emptyText={said.empty}
                failureText={said.failure}
              />
            )}
          </Field>
          <p role="status" className="mt-3 text-sm">
            {picked.length > 0 && `Adicionado: ${picked.map(({ label }) => label).join('; ')}.`}
          </p>
          {picking && <Offered key={kind} title={said.offered} find={find} picked={picked} onChoose={choose} />}
        </div>
        <div className="mt-4 flex justify-end">
          <Button type="button" onClick={close}>
            Pronto
          </Button>
        </div>
      </DialogContent>
    </Dialog.Root>
  )
}

interface OfferedProps {
  title: string
  find: (typed: string) => Promise<ChoiceOption[] | null>
  picked: readonly ChoiceOption[]
  onChoose: (option: ChoiceOption) => void
}

const mostOffered = 6

/** What most editions take, without a search. */
function Offered({ title, find, picked, onChoose }: OfferedProps) {
  const [options, setOptions] = useState<readonly ChoiceOption[]>([])
  const load = useEffectEvent(() => find('').catch(() => null))
  useEffect(() => {
    let current = true
    void load().then(found => {
      if (current && found) setOptions(found.slice(0, mostOffered))
    })
    return () => {
      current = false
    }
  }, [])
  if (options.length === 0) return null
  return (
    <section aria-label={title} className="mt-3">
      <h3 className="text-sm font-semibold text-soft">{title}</h3>
      <ul>
        {options.map(option => {
          const isPicked = picked.some(({ value }) => value === option.value)
          const Icon = isPicked ? Check : Plus
          return (
            <li key={option.value} className="border-b border-rule last:border-0">
              <button
                type="button"
                // A disabled button would lose the focus of whoever chooses by keyboard.
                aria-disabled={isPicked}
                onClick={() => isPicked || onChoose(option)}
                className="flex min-h-11 w-full items-center gap-2 py-1.5 text-start text-sm not-aria-disabled:hover:text-accent aria-disabled:text-soft"
              >
                <Icon aria-hidden size={16} className="shrink-0" /> {option.label}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
