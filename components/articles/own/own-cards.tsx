import { Button, Card, Heading, Text } from '@radix-ui/themes'
import { PenLine } from 'lucide-react'
import Link from 'next/link'
import { type OwnAddress, ownArticlesPath } from '#lib/articles/own-tabs.ts'
import type { OwnCard as Shown } from '#server/articles/own/queries/own-articles.ts'
import { type OwnActs, OwnCard } from './own-card.tsx'

interface OwnCardsProps {
  address: OwnAddress
  cards: Shown[]
  /** The next page's cursor; null on the last page. */
  next: string | null
  actions: OwnActs
}

/** A page of the desk's articles, or the empty state. */
export function OwnCards({ address, cards, next, actions }: OwnCardsProps) {
  if (cards.length === 0) return <EmptyList address={address} />
  return (
    <>
      <ul className="flex flex-col gap-3">
        {cards.map(card => (
          <li key={card.id}>
            <OwnCard card={card} actions={actions} />
          </li>
        ))}
      </ul>
      <nav aria-label="Páginas" className="flex flex-wrap justify-center gap-3 empty:hidden">
        {address.after && (
          <Button asChild variant="soft" color="gray">
            <Link href={ownArticlesPath({ ...address, after: null })}>Voltar aos mais recentes</Link>
          </Button>
        )}
        {next && (
          <Button asChild variant="soft">
            <Link href={ownArticlesPath({ ...address, after: next })}>Artigos mais antigos</Link>
          </Button>
        )}
      </nav>
    </>
  )
}

function EmptyList({ address: { tab, words, city } }: { address: OwnAddress }) {
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
