'use client'

import { Button, Callout, Dialog, Heading, Text } from '@radix-ui/themes'
import { parseInBrowser } from '#components/editor/paste/from-dom.ts'
import { longDateTime } from '#lib/format.ts'
import type { ArticleFieldsInput } from '#lib/schemas/article.ts'
import { compareLines, linesOf } from './compare.ts'

/** What somebody else saved meanwhile. */
export interface TheirVersion {
  version: number
  savedBy: string
  updatedAt: Date
  fields: ArticleFieldsInput
}

interface ConflictDialogProps {
  theirs: TheirVersion | null
  mine: ArticleFieldsInput
  busy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Two people saved the same article: both texts side by side, and nothing lost whatever is chosen (ruling "Concurrent edits"). */
export function ConflictDialog({ theirs, mine, busy, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  return (
    <Dialog.Root open={theirs !== null} onOpenChange={open => open || onClose()}>
      <Dialog.Content maxWidth="72rem" maxHeight="calc(100dvh - 3rem)">
        <Dialog.Title>Este artigo mudou enquanto você escrevia</Dialog.Title>
        {theirs && (
          <>
            <Dialog.Description>
              {theirs.savedBy} salvou outra versão em {longDateTime(new Date(theirs.updatedAt))}. Compare os textos e
              escolha qual fica. Nada do que você digitou foi perdido.
            </Dialog.Description>
            <Comparison theirs={theirs.fields} mine={mine} />
            <Callout.Root size="1" className="mt-4">
              <Callout.Text>
                As duas versões continuam no histórico do artigo. Se ficar com a do servidor, o seu texto continua
                guardado neste navegador e pode ser restaurado.
              </Callout.Text>
            </Callout.Root>
            <div className="comparison-choices">
              <Button type="button" variant="soft" color="gray" onClick={onClose}>
                Continuar editando
              </Button>
              <Button type="button" variant="soft" onClick={onTakeTheirs}>
                Ficar com a do servidor
              </Button>
              <Button type="button" disabled={busy} onClick={onKeepMine}>
                {busy ? 'Salvando...' : 'Manter a minha versão'}
              </Button>
            </div>
          </>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Comparison({ theirs, mine }: { theirs: ArticleFieldsInput; mine: ArticleFieldsInput }) {
  const parts = [
    { name: 'Título', theirs: [theirs.title], mine: [mine.title] },
    { name: 'Resumo', theirs: [theirs.summary], mine: [mine.summary] },
    { name: 'Texto', theirs: bodyLines(theirs), mine: bodyLines(mine) },
    { name: 'Tags, cidades e visibilidade', theirs: filing(theirs), mine: filing(mine) },
    { name: 'Capa', theirs: cover(theirs), mine: cover(mine) },
  ]
  return (
    <div className="mt-4 rounded-sm border border-rule">
      <div className="comparison-row comparison-head">
        <Text weight="bold">Versão do servidor</Text>
        <Text weight="bold">A sua versão</Text>
      </div>
      {parts.map(part => (
        <section key={part.name} aria-label={part.name}>
          <Heading as="h2" size="2" className="border-b border-rule bg-sunken px-3 py-1">
            {part.name}
          </Heading>
          {compareLines(part.theirs, part.mine).map(line => (
            <div key={line.place} className="comparison-row">
              <Line text={line.theirs} differs={line.mine !== line.theirs} side="theirs" />
              <Line text={line.mine} differs={line.mine !== line.theirs} side="mine" />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

const bodyLines = ({ content }: ArticleFieldsInput) => linesOf(parseInBrowser(content))
const filing = ({ tags, cities, visibility }: ArticleFieldsInput) => [
  tags.join(', ') || 'Sem tags',
  cities.join(', ') || 'Sem cidade',
  visibility === 'premium' ? 'Premium' : 'Público',
]
const cover = ({ coverMediaId, coverImage, coverAlt, coverCredit }: ArticleFieldsInput) => [
  coverMediaId ?? (coverImage || 'Sem imagem'),
  coverAlt || 'Sem descrição',
  coverCredit || 'Sem crédito',
]

/** A line that differs is marked, in colour and in words. */
function Line({ text, differs, side }: { text: string | null; differs: boolean; side: 'theirs' | 'mine' }) {
  if (text === null) return <p className="comparison-line" data-side={side} />
  return (
    <p className="comparison-line" data-side={side}>
      {differs ? (
        <mark>
          <span className="sr-only">Só nesta versão: </span>
          {text}
        </mark>
      ) : (
        text
      )}
    </p>
  )
}
