import { mentionedIn } from '#lib/mentions.ts'

interface CalledProps {
  text: string
  /** Whom one can call by name. */
  people: readonly { id: string; name: string }[]
}

const list = new Intl.ListFormat('pt-BR')

/** An @ that begins a word, with what follows it up to the next. */
const call = /(?<=^|\s)@\p{L}[^@]*/gu

/** Whom a comment calls as it stands: a name that is only half there calls nobody, and that is better known before it is sent. */
export function Called({ text, people }: CalledProps) {
  const called = mentionedIn(text, people)
  const isIdle = [...text.matchAll(call)].some(([said]) => mentionedIn(said, people).length === 0)
  const names = people.filter(({ id }) => called.includes(id)).map(({ name }) => name)
  return (
    <div role="status" className="text-xs text-soft">
      {names.length > 0 && <p>{`Quem recebe um aviso: ${list.format([...new Set(names)])}.`}</p>}
      {isIdle && (
        <p>{names.length > 0 ? 'Outro' : 'Este'} @ não avisa ninguém: escreva o nome inteiro, ou use “Mencionar”.</p>
      )}
    </div>
  )
}
