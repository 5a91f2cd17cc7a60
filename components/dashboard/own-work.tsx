import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Section } from '#components/ui/section.tsx'
import { editPath } from '#lib/addresses/paths.ts'
import { ideaPath } from '#lib/ideas/idea-views.ts'
import { shortDateTime } from '#lib/text/format.ts'
import type { WorkItem, OwnWork as WorkLists } from '#server/articles/own/queries/own-work.ts'
import type { DueIdea } from '#server/ideas/queries/due.ts'

export interface OwnWorkProps {
  articles: WorkLists
  ideas: readonly DueIdea[]
  /** Whether the person reviews. The list of waiting articles is then everybody's, not their own. */
  reviews: boolean
}

/** Work lists of a person of the newsroom: drafts, articles waiting for a review, deadlines (DASH-5). */
export function OwnWork({ articles: { drafts, waiting, scheduled }, ideas, reviews }: OwnWorkProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      <Section title="Seus rascunhos">
        <Articles list={drafts} empty="Nenhum rascunho." when={({ at }) => `Salvo: ${shortDateTime(at)}`} />
        <MoreLink href="/my-articles?aba=rascunhos">Todos os rascunhos</MoreLink>
      </Section>
      <Section title={reviews ? 'Esperam revisão' : 'Seus textos em revisão'}>
        <Articles
          list={waiting}
          empty="Nenhum texto espera revisão."
          when={({ at, authorName }) => `${reviews ? `${authorName} · ` : ''}Enviado: ${shortDateTime(at)}`}
        />
        <MoreLink href={reviews ? '/mesa' : '/my-articles?aba=revisao'}>
          {reviews ? 'Toda a fila' : 'Todos em revisão'}
        </MoreLink>
      </Section>
      <Section title="Prazos">
        {scheduled.length === 0 && ideas.length === 0 && <p className="text-soft">Nada marcado para esta semana.</p>}
        <Articles list={scheduled} when={({ at }) => `Vai ao ar: ${shortDateTime(at)}`} />
        <ul className="flex flex-col gap-3">
          {ideas.map(({ id, title, deadline, overdue }) => (
            <Item
              key={id}
              href={ideaPath(id)}
              title={title}
              note={
                <>
                  Pauta: {shortDateTime(deadline)}{' '}
                  {overdue && (
                    <Badge color="red" size="1">
                      Atrasada
                    </Badge>
                  )}
                </>
              }
            />
          ))}
        </ul>
        <MoreLink href="/storyboard">Todas as pautas</MoreLink>
      </Section>
    </div>
  )
}

interface ArticlesProps {
  list: readonly WorkItem[]
  when: (item: WorkItem) => string
  /** The text of an empty list; none by default. */
  empty?: string
}

function Articles({ list, when, empty }: ArticlesProps) {
  if (list.length === 0) return empty ? <p className="text-soft">{empty}</p> : null
  return (
    <ul className="mb-3 flex flex-col gap-3">
      {list.map(item => (
        <Item key={item.id} href={editPath(item.id)} title={item.title} note={when(item)} />
      ))}
    </ul>
  )
}

const Item = ({ href, title, note }: { href: string; title: string; note: ReactNode }) => (
  <li>
    <Link href={href} prefetch={false} className="font-semibold wrap-anywhere hover:underline">
      {title}
    </Link>
    <p className="text-sm text-soft">{note}</p>
  </li>
)

const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p className="mt-3 text-sm">
    <Link href={href} prefetch={false} className="underline">
      {children}
    </Link>
  </p>
)
