import { hasUnknownMention, mentionedIn } from '#lib/articles/comments/mentions.ts'

interface MentionNoteProps {
  text: string
  /** Colleagues who can be mentioned. */
  people: readonly { id: string; name: string }[]
}

const list = new Intl.ListFormat('pt-BR')

/** The colleagues that a comment mentions so far. A half-typed name mentions nobody; the author should see that before sending. */
export function MentionNote({ text, people }: MentionNoteProps) {
  const mentioned = mentionedIn(text, people)
  const names = people.filter(({ id }) => mentioned.includes(id)).map(({ name }) => name)
  return (
    <div role="status" className="text-xs text-soft">
      {names.length > 0 && <p>{`Quem recebe um aviso: ${list.format([...new Set(names)])}.`}</p>}
      {hasUnknownMention(text, people) && (
        <p>{names.length > 0 ? 'Outro' : 'Este'} @ não avisa ninguém: escreva o nome inteiro, ou use “Mencionar”.</p>
      )}
    </div>
  )
}
