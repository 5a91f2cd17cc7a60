'use client'

import { Badge, TextField } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useFound } from '#components/ui/fields/combobox.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { type ChoiceOption, OptionList, optionId, stepped } from '#components/ui/fields/option-list.tsx'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'
import { plural } from '#lib/text/format.ts'
import { tagKey } from '#lib/text/text.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import { firstMessage } from './first-message.ts'

export type SearchTags = Act<{ typed: string }, { tag: string; articles: number }[]>

/**
 * Tags as chips: comma or Enter adds one, Backspace in the empty box removes the last (ART-9). Tags that readers know are offered while one types;
 * the arrows lead to them, and without an arrow Enter adds what is typed. Escape closes the offers, then empties the box. What is typed and not
 * added stays in the box: it may be half a word.
 */
export function TagsField({ form, search }: { form: ArticleFormControl; search: SearchTags }) {
  const { field, fieldState } = useController({ control: form.control, name: 'tags' })
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const tags = field.value
  const offer = useOffer(typed, tags, search)

  const add = (text: string) => {
    const known = new Map(tags.map(tag => [tagKey(tag), tag]))
    const wanted = text.split(/[,;\n]/).map(tag => tag.replace(/\s+/g, ' ').trim())
    const repeated = wanted.filter(tag => tag && known.has(tagKey(tag)))
    for (const tag of wanted) if (tag && !known.has(tagKey(tag))) known.set(tagKey(tag), tag)
    setSaid(repeated.length > 0 ? `A tag “${repeated[0]}” já está na lista.` : '')
    setTyped('')
    if (known.size !== tags.length) field.onChange([...known.values()])
  }
  // A phone's keyboard writes a comma without telling its key.
  const change = (text: string) => {
    setSaid('')
    if (text.includes(',')) add(text)
    else setTyped(text)
  }
  const press = (event: KeyboardEvent) => {
    if (offer.press(event, add)) return
    if (event.key === ',' || event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      change('')
    } else if (event.key === 'Backspace' && typed === '') field.onChange(tags.slice(0, -1))
  }
  const leave = () => {
    offer.close()
    if (typed.trim()) setSaid(`“${typed.trim()}” ainda não é uma tag: Enter ou vírgula adiciona.`)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[,;\n]/.test(text)) return
    event.preventDefault()
    add(typed + text)
  }
  return (
    <Field
      label="Tags"
      hint={said || `Separe com vírgula ou Enter. Até ${limits.tag.perArticle}.`}
      error={firstMessage(fieldState.error)}
    >
      {control => (
        <>
          {tags.length > 0 && (
            <ul className="flex flex-wrap gap-1.5" aria-label="Tags escolhidas">
              {tags.map(tag => (
                <li key={tagKey(tag)}>
                  <Badge size="2" color="gray">
                    {tag}
                    <button
                      type="button"
                      className="chip-remove"
                      aria-label={`Remover tag ${tag}`}
                      onClick={() => field.onChange(tags.filter(other => other !== tag))}
                    >
                      <X aria-hidden size={14} />
                    </button>
                  </Badge>
                </li>
              ))}
            </ul>
          )}
          <TextField.Root
            {...control}
            ref={field.ref}
            value={typed}
            autoComplete="off"
            maxLength={limits.tag.max}
            enterKeyHint="enter"
            onChange={event => change(event.target.value)}
            onKeyDown={press}
            onPaste={paste}
            onFocus={offer.reopen}
            onBlur={leave}
            {...offer.attributes}
          />
          <div className="option-list" hidden={!offer.open}>
            <OptionList {...offer.list} onChoose={({ value }) => add(value)} />
          </div>
        </>
      )}
    </Field>
  )
}

/** The known tags for the typed letters, without those that are chosen already. */
function useOffer(typed: string, tags: readonly string[], search: SearchTags) {
  const id = useId()
  const [active, setActive] = useState(-1)
  const [closed, setClosed] = useState<string>()
  const found = useFound(typed, async letters => {
    const { data } = await search({ typed: letters })
    setActive(-1)
    return (
      data?.map(({ tag, articles }) => ({ value: tag, label: `${tag} (${plural(articles, 'artigo', 'artigos')})` })) ??
      null
    )
  })
  const chosen = new Set(tags.map(tagKey))
  const options: ChoiceOption[] = (found ?? []).filter(({ value }) => !chosen.has(tagKey(value)))
  const open = typed.trim() !== '' && closed !== typed && options.length > 0
  /** Handles the keys of the open list; true when it did. */
  const press = (event: KeyboardEvent, choose: (tag: string) => void): boolean => {
    if (!open) return false
    const to = stepped(event.key, active === -1 && event.key === 'ArrowUp' ? 0 : active, options.length)
    const option = event.key === 'Enter' ? options[active] : undefined
    if (option) choose(option.value)
    else if (event.key === 'Escape') setClosed(typed)
    else if (to !== null) setActive(to)
    else return false
    event.preventDefault()
    return true
  }
  return {
    open,
    press,
    close: () => setClosed(typed),
    reopen: () => setClosed(undefined),
    list: { id, label: 'Tags já usadas', options, active },
    attributes: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': open && active >= 0 ? optionId(id, active) : undefined,
    } as const,
  }
}
