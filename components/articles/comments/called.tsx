import { hasUnknownMention, mentionedIn } from '#lib/articles/mentions.ts'

interface CalledProps {
  text: string
  /** Whom one can call by name. */
  people: readonly { id: string; name: string }[]
}

const list = new Intl.ListFormat('pt-BR')

/** Whom a comment calls as it stands: a name that is only half there calls nobody, and that is better known before it is sent. */
export function Called({ text, people }: CalledProps) {
  const called = mentionedIn(text, people)
  const names = people.filter(({ id }) => called.includes(id)).map(({ name }) => name)
  return (
    <div role="status" className="text-xs text-soft">
      {names.length > 0 && <p>{`Quem recebe um aviso: ${list.format([...new Set(names)])}.`}</p>}
      {hasUnknownMention(text, people) && (
        <p>{names.length > 0 ? 'Outro' : 'Este'} @ não avisa ninguém: escreva o nome inteiro, ou use “Mencionar”.</p>
      )}
    </div>
  )
}
