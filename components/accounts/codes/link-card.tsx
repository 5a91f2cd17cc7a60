import { Button, Card, Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import type { LinkState } from '#lib/accounts/codes.ts'

interface LinkCardProps {
  title: string
  /** The state of the link; null for an unknown one. */
  state: LinkState | null
  /** The way to another link. */
  again: { label: string; href: string }
  /** What the link is for, while it is open. */
  children: ReactNode
}

const reasons: Record<Exclude<LinkState, 'open'> | 'unknown', string> = {
  used: 'Ele já foi usado.',
  expired: 'O prazo terminou, ou um link mais novo tomou o lugar dele.',
  unknown: 'O endereço está incompleto ou o link não existe mais.',
}

/** The card of a link by mail: what it is for, or why it no longer works. */
export function LinkCard({ title, state, again, children }: LinkCardProps) {
  return (
    <Card size="4" className="mx-auto w-full max-w-md">
      <div className="flex flex-col gap-4">
        <Heading as="h1" size="6" align="center">
          {state === 'open' ? title : 'Este link não vale mais'}
        </Heading>
        {state === 'open' ? (
          children
        ) : (
          <>
            <p className="text-center">{reasons[state ?? 'unknown']}</p>
            <Button asChild size="3">
              <a href={again.href}>{again.label}</a>
            </Button>
            <Button asChild size="3" variant="soft" color="gray">
              <a href="/auth">Entrar</a>
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
