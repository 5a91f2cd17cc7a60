'use client'

import { Button, Dialog, DropdownMenu } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Combobox } from '#components/ui/fields/combobox.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import type { ChoiceOption } from '#components/ui/fields/option-list.tsx'
import { useAfterMenu } from '#components/ui/focus/use-after-menu.client.tsx'
import { randomUuid } from '#components/ui/random-uuid.ts'
import { type BlockNames, blankBlock, blockLabels } from '#lib/newsletter/blocks.ts'
import type { BlockKind, EditionBlock } from '#lib/newsletter/edition.ts'
import type { ComposerActions } from '../composer-actions.ts'

interface AddBlockProps {
  /** The edition's city, which new blocks begin with. */
  city: string | null
  /** Whether the next article is the edition's first, which is shown large. */
  isFirstArticle: boolean
  actions: Pick<ComposerActions, 'searchArticles' | 'searchEvents'>
  onAdd: (block: EditionBlock, names: BlockNames) => void
}

type Searched = 'article' | 'event'

const kinds = Object.entries(blockLabels) as [BlockKind, string][]

/** The menu of new blocks, which are added at the end. Articles and events are found by a search. */
export function AddBlock({ city, isFirstArticle, actions, onAdd }: AddBlockProps) {
  const [picking, setPicking] = useState<Searched | null>(null)
  const { later, closed } = useAfterMenu()
  const add = (kind: BlockKind) => {
    if (kind === 'article' || kind === 'event') return
    onAdd(blankBlock(kind, randomUuid(), city), {})
  }
  const pick = ({ value, label }: ChoiceOption) => {
    const id = randomUuid()
    const block: EditionBlock =
      picking === 'event'
        ? { id, kind: 'event', eventId: value }
        : { id, kind: 'article', articleId: value, look: isFirstArticle ? 'lead' : 'short' }
    onAdd(block, { [value]: label })
  }
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <Button type="button" size="3" variant="soft">
            <Plus aria-hidden size={16} /> Adicionar bloco
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content onCloseAutoFocus={closed}>
          {kinds.map(([kind, label]) => (
            <DropdownMenu.Item
              key={kind}
              onSelect={later(() => (kind === 'article' || kind === 'event' ? setPicking(kind) : add(kind)))}
            >
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <PickDialog picking={picking} actions={actions} onPick={pick} onClose={() => setPicking(null)} />
    </>
  )
}

const words = {
  article: {
    title: 'Adicionar matérias',
    label: 'Buscar pelo título',
    placeholder: 'Palavras do título',
    empty: 'Nenhuma matéria publicada com essas palavras',
    failure: 'Não foi possível buscar as matérias.',
    hint: 'De matérias para assinantes vão só o título e o resumo.',
  },
  event: {
    title: 'Adicionar eventos',
    label: 'Buscar pelo nome',
    placeholder: 'Palavras do nome',
    empty: 'Nenhum evento na agenda com essas palavras',
    failure: 'Não foi possível buscar os eventos.',
    hint: 'Só eventos que ainda não passaram.',
  },
} as const

interface PickDialogProps {
  picking: Searched | null
  actions: AddBlockProps['actions']
  onPick: (option: ChoiceOption) => void
  onClose: () => void
}

/** The dialog stays open after a choice, so that several can be made. */
function PickDialog({ picking, actions, onPick, onClose }: PickDialogProps) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const kind = picking ?? 'article'
  const said = words[kind]
  const titles = useRef(new Map<string, string>())
  const find = async (typed: string): Promise<ChoiceOption[] | null> => {
    const text = { typed: typed.slice(0, 200) }
    const { data } = await (kind === 'event' ? actions.searchEvents(text) : actions.searchArticles(text))
    if (!data) return null
    titles.current = new Map(data.map(({ id, title }) => [id, title]))
    return data.map(each => ({
      value: each.id,
      label: 'authorName' in each ? `${each.title} (${each.authorName})` : each.title,
    }))
  }
  const choose = ({ value, label }: ChoiceOption) => {
    const title = titles.current.get(value) ?? label
    onPick({ value, label: title })
    setPicked(before => [...before, title])
  }
  const close = () => {
    setPicked([])
    onClose()
  }
  return (
    <Dialog.Root open={picking !== null} onOpenChange={open => open || close()}>
      <Dialog.Content maxWidth="32rem">
        <Dialog.Title>{said.title}</Dialog.Title>
        <Dialog.Description size="2" mb="4">
          {said.hint}
        </Dialog.Description>
        <div className="min-h-64">
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
            {picked.length > 0 && `Adicionado: ${picked.join('; ')}.`}
          </p>
        </div>
        <div className="mt-4 flex justify-end">
          <Button type="button" onClick={close}>
            Pronto
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
