import { Text } from '@radix-ui/themes'
import { Users } from 'lucide-react'

const list = new Intl.ListFormat('pt-BR')

const joined = 'O que cada um escreve é reunido automaticamente.'

/** A sentence that names the other people with the article open; null without any. */
export function presenceText(others: readonly { name: string; mine: boolean }[]): string | null {
  const people = others.filter(({ mine }) => !mine).map(({ name }) => name || 'Alguém')
  if (people.length > 0) {
    return `${list.format(people)} ${people.length === 1 ? 'está' : 'estão'} editando este artigo.`
  }
  return others.length > 0 ? 'Este artigo está aberto em outra aba sua.' : null
}

/** Shows the other people who have the article open, in one line: it must not push the text down under the caret. */
export function PresenceNote({ others }: { others: readonly { name: string; mine: boolean }[] }) {
  const text = presenceText(others)
  return (
    <div role="status" className="empty:hidden">
      {text && (
        <Text as="p" size="1" color="blue" className="presence-line" title={joined}>
          <Users aria-hidden size={14} />
          <span>
            {text}
            <span className="sr-only"> {joined}</span>
          </span>
        </Text>
      )}
    </div>
  )
}
