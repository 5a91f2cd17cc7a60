import { Button, Card, Heading, Text } from '@radix-ui/themes'
import { PenLine } from 'lucide-react'
import Link from 'next/link'
import { type DeskAddress, deskPath } from '#lib/articles/desk-tabs.ts'
import type { DeskCard as Shown } from '#server/articles/desk/queries/desk.ts'
import type { DeskActions } from './desk-buttons.tsx'
import { DeskCard } from './desk-card.tsx'

interface DeskCardsProps {
  address: DeskAddress
  cards: Shown[]
  /** The next page's cursor; null on the last page. */
  next: string | null
  actions: DeskActions
}

/** A page of the desk's articles, or the empty state. */
export function DeskCards({ address, cards, next, actions }: DeskCardsProps) {
  if (cards.length === 0) return <EmptyList address={address} />
  return (
    <>
      <ul className="flex flex-col gap-3">
        {cards.map(card => (
          <li key={card.id}>
            <DeskCard card={card} actions={actions} />
          </li>
        ))}
      </ul>
      <nav aria-label="Páginas" className="flex flex-wrap justify-center gap-3 empty:hidden">
        {address.after && (
          <Button asChild variant="soft" color="gray">
            <Link href={deskPath({ ...address, after: null })}>Voltar aos mais recentes</Link>
          </Button>
        )}
        {next && (
          <Button asChild variant="soft">
            <Link href={deskPath({ ...address, after: next })}>Artigos mais antigos</Link>
          </Button>
        )}
      </nav>
    </>
  )
}

function EmptyList({ address: { tab, words, city } }: { address: DeskAddress }) {
  const emptyTrash = tab === 'lixeira' ? 'A lixeira está vazia.' : null
  const emptyText = words || city ? 'Nenhum artigo encontrado com esta busca.' : emptyTrash
  if (emptyText) {
    return (
      <Card size="3" className="text-center">
        <Text color="gray">{emptyText}</Text>
      </Card>
    )
  }
  return (
    <Card size="4" className="text-center">
      <Heading as="h2" size="5" mb="2">
        Nenhum artigo ainda
      </Heading>
      <Text as="p" color="gray" mb="4">
        {tab === 'todos' ? 'O que você escrever aparece aqui.' : 'Nenhum dos seus artigos tem este status.'}
      </Text>
      <Button asChild size="3">
        <Link href="/create">
          <PenLine aria-hidden size={16} /> Criar artigo
        </Link>
      </Button>
    </Card>
  )
}
