'use client'

import { Badge, TextField } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { limits } from '#lib/limits.ts'
import { tagKey } from '#lib/text/text.ts'
import type { ArticleFormControl } from './article-form-control.ts'
import { firstMessage } from './first-message.ts'

/** Tags as chips: comma or Enter adds one, Backspace in the empty box removes the last (ART-9). */
export function TagsField({ form }: { form: ArticleFormControl }) {
  const { field, fieldState } = useController({ control: form.control, name: 'tags' })
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const tags = field.value

  const add = (text: string) => {
    const known = new Map(tags.map(tag => [tagKey(tag), tag]))
    const wanted = text.split(/[,;\n]/).map(tag => tag.replace(/\s+/g, ' ').trim())
    const repeated = wanted.filter(tag => tag && known.has(tagKey(tag)))
    for (const tag of wanted) if (tag && !known.has(tagKey(tag))) known.set(tagKey(tag), tag)
    setSaid(repeated.length > 0 ? `A tag “${repeated[0]}” já está na lista.` : '')
    setTyped('')
    if (known.size !== tags.length) field.onChange([...known.values()])
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === ',' || event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '') field.onChange(tags.slice(0, -1))
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
            onChange={event => setTyped(event.target.value)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => typed.trim() && add(typed)}
          />
        </>
      )}
    </Field>
  )
}
